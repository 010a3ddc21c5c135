import { atom } from 'nanostores';
import type { ReturnOptionsResponse, ReturnRequestResponse } from '#src/contracts/returns.ts';
import { chosenLines, emptyReturnForm, type ReturnForm, readReturnForm } from '#src/domain/returns/return-form.ts';
import { readReturnOptions, requestReturn } from '../functions/returns.ts';
import { sessionMemory } from './session-memory.ts';

/** The order that the page is about, as far as it could be had. */
type OpenedOrder =
  | { readonly state: 'loading' | 'without' | 'failed' | 'limited' }
  | { readonly state: 'open'; readonly token: string; readonly options: ReturnOptionsResponse };

/** Why the return was not taken: a key of the texts. */
export type ReturnRefusal = 'taken' | 'tooLate' | 'soldOut' | 'unfit' | 'limited' | 'offline' | 'unexpected';

export const $order = atom<OpenedOrder>({ state: 'loading' });
export const $returnForm = atom<ReturnForm>(emptyReturnForm);
export const $sending = atom(false);
export const $refusal = atom<ReturnRefusal | undefined>(undefined);
export const $made = atom<ReturnRequestResponse | undefined>(undefined);

interface Kept {
  readonly form: ReturnForm;
  /** Of the request that is being made, as it was last sent: the same content is the same return. */
  readonly sent?: { readonly id: string; readonly content: string };
  readonly made?: ReturnRequestResponse;
}

// Kept by order: another order's return begins anew.
const nameOf = (token: string) => `return-${token}`;
let kept: Kept = { form: emptyReturnForm };

function keep(token: string, next: Kept): void {
  kept = next;
  sessionMemory.write(nameOf(token), next);
}

/** Opens the order behind a token and brings back what was chosen for it in this tab. */
export async function openReturn(token: string | null): Promise<void> {
  if (token === null || token === '') {
    $order.set({ state: 'without' });
    return;
  }
  const answer = await readReturnOptions(token);
  if (!answer.ok) {
    const { code } = answer.failure;
    if (code === 'order_unknown' || code === 'invalid_request') $order.set({ state: 'without' });
    else $order.set({ state: code === 'rate_limited' ? 'limited' : 'failed' });
    return;
  }
  const before = sessionMemory.read(nameOf(token)) as Partial<Kept> | null;
  kept = { ...before, form: readReturnForm(before?.form) };
  $returnForm.set(kept.form);
  $made.set(kept.made);
  $order.set({ state: 'open', token, options: answer.value });
}

/** Takes over what was chosen or typed. */
export function changeReturn(changes: Partial<ReturnForm>): void {
  const order = $order.get();
  if (order.state !== 'open') return;
  $returnForm.set({ ...$returnForm.get(), ...changes });
  $refusal.set(undefined);
  keep(order.token, { ...kept, form: $returnForm.get() });
}

/** Begins another return of the same order. */
export async function beginAnother(): Promise<void> {
  const order = $order.get();
  if (order.state !== 'open') return;
  sessionMemory.forget(nameOf(order.token));
  await openReturn(order.token);
}

const refusals: Readonly<Record<string, ReturnRefusal>> = {
  pieces_taken: 'taken',
  return_too_late: 'tooLate',
  size_sold_out: 'soldOut',
  size_unfit: 'unfit',
  rate_limited: 'limited',
  offline: 'offline',
};

/** What the goods themselves stand against. */
const aboutGoods: readonly ReturnRefusal[] = ['taken', 'tooLate', 'soldOut', 'unfit'];

function requestIdFor(token: string, content: string): string {
  const id = kept.sent?.content === content ? kept.sent.id : crypto.randomUUID();
  keep(token, { ...kept, sent: { id, content } });
  return id;
}

/** Sends what was chosen. A refusal about the goods has them read anew, so that the page shows what there is. */
export async function sendReturn(): Promise<void> {
  const order = $order.get();
  const form = $returnForm.get();
  const { reason } = form;
  if (order.state !== 'open' || reason === undefined || $sending.get()) return;
  $sending.set(true);
  $refusal.set(undefined);
  const content = {
    reason,
    note: reason === 'complaint' ? form.note.trim() : '',
    lines: chosenLines(form, order.options.lines).map(({ exchangeVariant, line, quantity }) => ({
      ...{ line: line.line, variant: line.variant, quantity },
      ...(exchangeVariant === undefined ? {} : { exchangeVariant }),
    })),
  };
  const requestId = requestIdFor(order.token, JSON.stringify(content));
  const answer = await requestReturn({ requestId, token: order.token, ...content });
  if (answer.ok) {
    keep(order.token, { form: emptyReturnForm, made: answer.value });
    $returnForm.set(emptyReturnForm);
    $made.set(answer.value);
  } else {
    const refusal = refusals[answer.failure.code] ?? 'unexpected';
    if (aboutGoods.includes(refusal)) await openReturn(order.token);
    $refusal.set(refusal);
  }
  $sending.set(false);
}
