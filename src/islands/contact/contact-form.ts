import { sendContactMessage } from '#src/client/functions/send-contact-message.ts';
import { pageLanguage } from '#src/client/stores/page-language.ts';
import { sessionMemory } from '#src/client/stores/session-memory.ts';
import { showToast } from '#src/client/stores/toast.ts';
import { type ContactField, type ContactFields, contactFields, contactProblems } from '#src/domain/contact/message.ts';
import { islandText } from '#src/i18n/island-text.ts';
import { fetchMessages } from '../shared/fetch-messages.ts';
import { showProblem } from '../shared/field-problem.ts';
import { startToasts } from '../shared/toast-region.ts';

const draftName = 'contact-draft';
const language = pageLanguage();
let firstTouch: number | undefined;
/** One id a message: it stays while sending fails, so that trying again cannot make two of it. */
let messageId = crypto.randomUUID();
let isSending = false;

type Input = HTMLInputElement | HTMLTextAreaElement;
const field = (form: HTMLFormElement, name: ContactField | 'nickname') => form.elements.namedItem(name) as Input;

function read(form: HTMLFormElement): ContactFields {
  return Object.fromEntries(contactFields.map((name) => [name, field(form, name).value])) as Record<
    ContactField,
    string
  >;
}

/** Brings back what was typed in this tab, and keeps it from now on; empty fields only, the browser may have restored some. */
export function restore(form: HTMLFormElement): void {
  const draft = sessionMemory.read(draftName);
  if (typeof draft === 'object' && draft !== null)
    for (const name of contactFields) {
      const kept: unknown = Reflect.get(draft, name);
      if (typeof kept === 'string' && field(form, name).value === '') field(form, name).value = kept;
    }
  form.addEventListener('input', () => {
    firstTouch ??= performance.now();
    sessionMemory.write(draftName, read(form));
  });
  form.addEventListener('focusin', () => {
    firstTouch ??= performance.now();
  });
}

/** Marks every field that is wrong and goes to the first. True when none is. */
async function check(form: HTMLFormElement): Promise<boolean> {
  const text = islandText(language, await fetchMessages(language, 'contact'));
  const problems = contactProblems(read(form));
  for (const name of contactFields) {
    const problem = problems[name];
    showProblem(field(form, name), problem && text(problem));
  }
  const first = contactFields.find((name) => problems[name]);
  if (first) field(form, first).focus();
  return first === undefined;
}

async function send(form: HTMLFormElement): Promise<void> {
  const text = islandText(language, await fetchMessages(language, 'contact'));
  startToasts(text('close'));
  const button = form.querySelector<HTMLButtonElement>('button[type=submit]');
  const label = button?.textContent ?? '';
  if (button) Object.assign(button, { disabled: true, textContent: text('sending') });
  const answer = await sendContactMessage({
    ...read(form),
    locale: language,
    messageId,
    nickname: field(form, 'nickname').value,
    ...(firstTouch === undefined ? {} : { seconds: (performance.now() - firstTouch) / 1000 }),
  });
  if (button) Object.assign(button, { disabled: false, textContent: label });
  // A disabled button lets go of the focus.
  if (document.activeElement === document.body) button?.focus();
  if (!answer.ok) {
    const isLimited = answer.failure.code === 'rate_limited';
    return showToast({
      kind: 'error',
      title: text('messageError'),
      text: text(isLimited ? 'tooOften' : 'messageErrorDesc'),
    });
  }
  form.reset();
  sessionMemory.forget(draftName);
  messageId = crypto.randomUUID();
  firstTouch = undefined;
  showToast({ kind: 'done', title: text('messageSent'), text: text('messageSentDesc') });
}

/** Sends the message; until it has arrived nothing that was typed is lost. */
export async function submit(form: HTMLFormElement): Promise<void> {
  if (isSending) return;
  isSending = true;
  try {
    if (await check(form)) await send(form);
  } finally {
    isSending = false;
  }
}
