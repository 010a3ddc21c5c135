import { describeFault, type Fault } from '#src/domain/faults/fault.ts';

/** Where the last faults are kept (decisions.md, storage keys). Written only when something went wrong. */
const keptUnder = { error: 'lastErrors', rejection: 'lastRejections' } as const;
const componentKey = 'lastComponentError';
/** The last five of each (accounts-and-back-office.md, global handlers). */
const kept = 5;

export type FaultKind = keyof typeof keptUnder;

const isFault = (value: unknown): value is Fault =>
  typeof value === 'object' && value !== null && typeof (value as Fault).message === 'string';

function read(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** A browser that forbids storage, or has none left, keeps nothing; the report is made all the same. */
function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Full or forbidden.
  }
}

const toFault = (reason: unknown) => describeFault(reason, new Date(), location.pathname);

/** The faults of a kind that this browser keeps, newest last. */
export function readFaults(kind: FaultKind): readonly Fault[] {
  const faults = read(keptUnder[kind]);
  return Array.isArray(faults) ? faults.filter(isFault).slice(-kept) : [];
}

/** Keeps an error or a rejection that nobody handled. */
export function keepFault(kind: FaultKind, reason: unknown): Fault {
  const fault = toFault(reason);
  write(keptUnder[kind], [...readFaults(kind), fault].slice(-kept));
  return fault;
}

/** Keeps the last fault of drawing a part of the page, with the number that the shopper sees. */
export function keepComponentFault(reason: unknown, reference: string): Fault {
  const fault = toFault(reason);
  write(componentKey, { ...fault, reference });
  return fault;
}
