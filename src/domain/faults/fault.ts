/** What a browser keeps of something that went wrong in it: nothing that says who was there. */
export interface Fault {
  /** ISO 8601. */
  readonly at: string;
  readonly message: string;
  /** The places in our code, one a line, without the message. */
  readonly stack: string;
  /** Path of the page, without query and fragment. */
  readonly path: string;
}

/** The longest message and stack that are kept; the contract of the report takes as much. */
const messageLength = 500;
const stackLength = 2000;

const addressOfPerson = /[^\s@<>"'()]+@[^\s@<>"'()]+\.[^\s@<>"'()]+/g;
/** Telephone, card, postal and order numbers: six digits and more, with or without gaps. */
const longNumber = /\+?\d(?:[ ()-]?\d){5,}/g;
const queryOfAddress = /(https?:\/\/[^\s?#]+|\/[^\s?#]+)[?#][^\s)]*/g;

/** Takes addresses of people, long numbers and what addresses carry after `?` and `#` out of a text. */
export function withoutPersonalData(text: string): string {
  return text.replace(queryOfAddress, '$1').replace(addressOfPerson, '<email>').replace(longNumber, '<number>');
}

function messageOf(reason: unknown): string {
  if (reason instanceof Error) return `${reason.name}: ${reason.message}`;
  if (typeof reason === 'string') return reason;
  const { message } = (reason ?? {}) as { readonly message?: unknown };
  return typeof message === 'string' ? message : `A thrown ${reason === null ? 'null' : typeof reason}`;
}

/** Only the lines that name a place: the message before them may hold what the shopper typed. */
function framesOf(reason: unknown): string {
  const stack = reason instanceof Error ? (reason.stack ?? '') : '';
  return stack
    .split('\n')
    .filter((line) => /^\s+at |@(?:https?|file|webpack|node):/.test(line))
    .map((line) => line.trim().replace(/[?#][^:\s)]*/, ''))
    .join('\n');
}

/** What is kept of something thrown at `at` on the page `path`: cut to size, without personal data. */
export function describeFault(reason: unknown, at: Date, path: string): Fault {
  return {
    at: at.toISOString(),
    message: (withoutPersonalData(messageOf(reason)).trim() || 'Unknown').slice(0, messageLength),
    stack: framesOf(reason).slice(0, stackLength),
    path: path.slice(0, 300),
  };
}

/** Given up on purpose (a page left while it loads, a transition cut short), or an extension's: not a fault of the shop. */
export function isForeignFault(reason: unknown, message = ''): boolean {
  const { name, stack } = (reason ?? {}) as { readonly name?: unknown; readonly stack?: unknown };
  if (name === 'AbortError') return true;
  if (name === 'InvalidStateError' && messageOf(reason).includes('Transition was aborted')) return true;
  if (typeof stack === 'string' && /(?:chrome|moz|safari-web)-extension:/.test(stack)) return true;
  return message.startsWith('ResizeObserver loop') || message === 'Script error.';
}
