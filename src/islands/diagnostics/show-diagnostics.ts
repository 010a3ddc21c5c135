import { readOneProduct } from '#src/client/backend/test-read.ts';
import { type FaultKind, readFaults } from '#src/client/stores/faults.ts';
import { hasStoredSession } from '#src/client/stores/has-stored-session.ts';
import { sessionMemory } from '#src/client/stores/session-memory.ts';
import type { Language } from '#src/domain/language/languages.ts';
import { diagnosticsTexts } from '#src/i18n/diagnostics-texts.ts';
import { element } from '../shared/element.ts';

/** Kept in the tab once the box was closed, so that it stays closed there. */
const closedKey = 'diagnostics-closed';

interface Connection {
  readonly type?: string;
  readonly effectiveType?: string;
}

type Texts = (typeof diagnosticsTexts)[Language];

function connectionType(texts: Texts): string {
  const { connection } = navigator as { readonly connection?: Connection };
  const parts = [connection?.type, connection?.effectiveType].filter((part) => part && part !== 'unknown');
  return parts.length > 0 ? parts.join(', ') : texts.unknown;
}

/** Phones say “Mobile” in their name, tablets do not (Chrome's rule for Android). */
const deviceType = (texts: Texts) => (/Mobile/.test(navigator.userAgent) ? texts.phone : texts.tablet);

function lastFault(kind: FaultKind, texts: Texts): string {
  const fault = readFaults(kind).at(-1);
  return fault === undefined
    ? texts.none
    : `${fault.message.slice(0, 120)} (${fault.at.slice(0, 16).replace('T', ' ')})`;
}

function row(list: HTMLElement, name: string, value: string): HTMLElement {
  const fact = element('dd', {}, value);
  list.append(element('dt', {}, name), fact);
  return fact;
}

function closeButton(box: HTMLElement, texts: Texts): HTMLButtonElement {
  const onclick = () => {
    sessionMemory.write(closedKey, true);
    box.remove();
  };
  return element('button', { type: 'button', className: 'toast-close', ariaLabel: texts.close, onclick });
}

/** Above the question about cookies, as long as that stands at the lower edge. */
function keepAboveBanner(box: HTMLElement): void {
  const place = () => {
    const height = document.querySelector<HTMLElement>('body > [data-consent]')?.offsetHeight ?? 0;
    box.style.bottom = `${height + 8}px`;
  };
  place();
  new MutationObserver(place).observe(document.body, { childList: true });
}

/** The diagnostics box of the women's page on Android (storefront.md, section 2); closable, for this tab for good. */
export async function showDiagnostics(language: Language): Promise<void> {
  if (sessionMemory.read(closedKey) === true) return;
  const texts = diagnosticsTexts[language];
  const box = element('aside', { className: 'diagnostics no-print', ariaLabel: texts.title });
  const list = element('dl', {});
  row(list, texts.device, deviceType(texts));
  row(list, texts.connection, connectionType(texts));
  const user = row(list, texts.user, texts.anonymous);
  const read = row(list, texts.read, texts.working);
  row(list, texts.error, lastFault('error', texts));
  row(list, texts.rejection, lastFault('rejection', texts));
  box.append(element('p', {}, texts.title), closeButton(box, texts), list);
  document.body.append(box);
  keepAboveBanner(box);
  const [id, outcome] = await Promise.all([
    // No visitor loads what reads a session.
    hasStoredSession() ? import('#src/client/backend/read-user-id.ts').then((it) => it.readUserId()) : undefined,
    readOneProduct().then(
      () => texts.worked,
      (error: unknown) => `${texts.failed}: ${error instanceof Error ? error.message : String(error)}`,
    ),
  ]);
  if (id !== undefined) user.textContent = id;
  read.textContent = outcome;
}
