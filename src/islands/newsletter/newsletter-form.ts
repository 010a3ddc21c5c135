import { signUpNewsletter } from '#src/client/functions/sign-up-newsletter.ts';
import { pageLanguage } from '#src/client/stores/page-language.ts';
import { showToast } from '#src/client/stores/toast.ts';
import { isEmailAddress } from '#src/domain/contact/email-address.ts';
import { type NewsletterSource, newsletterSources } from '#src/domain/newsletter/source.ts';
import { islandText } from '#src/i18n/island-text.ts';
import { fetchMessages } from '../shared/fetch-messages.ts';
import { showProblem } from '../shared/field-problem.ts';
import { startToasts } from '../shared/toast-region.ts';

const language = pageLanguage();
const sending = new WeakSet<HTMLFormElement>();

const field = (form: HTMLFormElement, name: string) => form.elements.namedItem(name) as HTMLInputElement;

function sourceOf(form: HTMLFormElement): NewsletterSource {
  return newsletterSources.find((source) => source === form.dataset['source']) ?? 'newsletter';
}

/** Sends the address in the form; what is wrong is said beside it, and what was typed stays until it has arrived. */
export async function submit(form: HTMLFormElement): Promise<void> {
  if (sending.has(form)) return;
  sending.add(form);
  try {
    await send(form);
  } finally {
    sending.delete(form);
  }
}

async function send(form: HTMLFormElement): Promise<void> {
  const text = islandText(language, await fetchMessages(language, 'newsletter'));
  startToasts(text('close'));
  const input = field(form, 'email');
  const button = form.querySelector<HTMLButtonElement>('button[type=submit]');
  const refuse = () => {
    showProblem(input, text('enterValidEmail'));
    input.focus();
  };
  if (!isEmailAddress(input.value)) return refuse();
  showProblem(input, undefined);
  const label = button?.textContent ?? '';
  if (button) button.textContent = text('sending');
  const answer = await signUpNewsletter({
    email: input.value,
    locale: language,
    source: sourceOf(form),
    nickname: field(form, 'nickname').value,
  });
  if (button) button.textContent = label;
  if (answer.ok) {
    form.reset();
    return showToast({ kind: 'done', title: text('done'), text: text('doneText') });
  }
  const { code } = answer.failure;
  if (code === 'invalid_request') return refuse();
  const why = code === 'offline' ? 'offline' : code === 'rate_limited' ? 'tooOften' : 'failedText';
  showToast({ kind: 'error', title: text('failed'), text: text(why) });
}
