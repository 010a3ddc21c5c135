import { useState } from 'react';
import { showToast } from '#src/client/stores/toast.ts';
import type { TrackOrderResponse } from '#src/contracts/track-order.ts';
import { isEmailAddress } from '#src/domain/contact/email-address.ts';
import { islandText } from '#src/i18n/island-text.ts';
import { startToasts } from '../toast-region.ts';
import type { TrackingData } from './tracking-data.ts';

export type Found = Extract<TrackOrderResponse, { found: true }>;

type Answer =
  | { readonly kind: 'none' | 'linkSent' }
  | { readonly kind: 'notFound'; readonly number: string }
  | { readonly kind: 'found'; readonly number: string; readonly found: Found };

interface Problems {
  readonly number?: string;
  readonly email?: string;
}

/** Whoever is signed in asks about their own orders, without their e-mail. */
export interface TrackingOwner {
  accessToken(): Promise<string | undefined>;
}

/** What the tracking box knows and does; the calls' code comes with the first question. Without an owner it asks as a visitor. */
export function useTracking(data: TrackingData, owner?: TrackingOwner) {
  const { texts, language } = data;
  const isVisitor = owner === undefined;
  const text = islandText(language, texts);
  const [problems, setProblems] = useState<Problems>({});
  const [answer, setAnswer] = useState<Answer>({ kind: 'none' });
  const [busy, setBusy] = useState<'no' | 'tracking' | 'sending'>('no');

  const isTryOut = (number: string) => data.demonstrationNumbers.includes(number.replace(/[\s-]/g, '').toUpperCase());

  /** Says what is missing beside the fields; the specification wants a toast for a number that is none. */
  function check(number: string, email: string, needsEmail: boolean): boolean {
    const wrong: Problems = {
      ...(number === '' ? { number: texts.invalid } : {}),
      ...(needsEmail && !isEmailAddress(email) ? { email: texts.emailProblem } : {}),
    };
    setProblems(wrong);
    if (wrong.number) {
      startToasts(texts.close);
      showToast({ kind: 'error', title: texts.invalidTitle, text: texts.invalid });
    }
    return wrong.number === undefined && wrong.email === undefined;
  }

  function tellFailure(code: string): void {
    startToasts(texts.close);
    const reason = code === 'rate_limited' ? 'limited' : code === 'offline' ? 'offline' : 'failed';
    showToast({ kind: 'error', text: texts[reason] });
  }

  async function track(number: string, email: string): Promise<boolean> {
    const needsEmail = isVisitor && !isTryOut(number);
    setAnswer({ kind: 'none' });
    if (!check(number, email, needsEmail)) return false;
    setBusy('tracking');
    const { trackOrder } = await import('#src/client/functions/track-order.ts');
    const token = await owner?.accessToken();
    const outcome = await trackOrder(needsEmail ? { number, email } : { number }, token);
    setBusy('no');
    if (!outcome.ok) tellFailure(outcome.failure.code);
    else if (outcome.value.found) setAnswer({ kind: 'found', number, found: outcome.value });
    else {
      setAnswer({ kind: 'notFound', number });
      startToasts(texts.close);
      showToast({ kind: 'error', title: texts.notFoundTitle, text: texts.notFoundText });
    }
    return true;
  }

  async function sendLink(number: string, email: string): Promise<boolean> {
    setAnswer({ kind: 'none' });
    if (!check(number, email, true)) return false;
    setBusy('sending');
    const { sendOrderLink } = await import('#src/client/functions/track-order.ts');
    const outcome = await sendOrderLink({ number, email });
    setBusy('no');
    if (outcome.ok) setAnswer({ kind: 'linkSent' });
    else tellFailure(outcome.failure.code);
    return true;
  }

  return { answer, busy, isVisitor, problems, sendLink, text, track };
}
