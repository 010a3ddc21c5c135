import type { MailedLinkAction } from '#src/domain/contact/mailed-link.ts';

type Outcome = 'done' | 'invalid' | 'failed';

function show(part: HTMLElement, outcome: Outcome | undefined): void {
  for (const sentence of part.querySelectorAll<HTMLElement>('[data-outcome]'))
    sentence.hidden = sentence.dataset['outcome'] !== outcome;
}

async function press(part: HTMLElement, button: HTMLButtonElement, token: string): Promise<void> {
  show(part, undefined);
  button.disabled = true;
  const { followMailedLink } = await import('#src/client/functions/follow-mailed-link.ts');
  // The page names its own functions.
  const answer = await followMailedLink(part.dataset['function'] as MailedLinkAction, token);
  const { code = 'done' } = answer.ok ? {} : answer.failure;
  const outcome =
    code === 'done' ? 'done' : code === 'link_invalid' || code === 'invalid_request' ? 'invalid' : 'failed';
  show(part, outcome);
  button.disabled = false;
  button.hidden = outcome !== 'failed';
  part.querySelector<HTMLElement>('[data-outcomes]')?.focus();
}

/**
 * The page behind a link in a mail shows the part that the address asks for, `?confirm=…` say. Opening it changes nothing:
 * programs that look for harmful mail open every link. Only the button does.
 */
const query = new URLSearchParams(location.search);
const parts = [...document.querySelectorAll<HTMLElement>('[data-mailed-link]')];
const asked = parts.find((part) => query.has(part.dataset['mailedLink'] ?? ''));
if (asked) {
  for (const part of parts) part.hidden = part !== asked;
  const token = query.get(asked.dataset['mailedLink'] ?? '') ?? '';
  const button = asked.querySelector('button');
  button?.addEventListener('click', () => void press(asked, button, token));
}
