import type { StripeState } from '../state.ts';
import { type Attempt, type Delivery, type DeliverySettings, defaultDeliverySettings } from './delivery-rows.ts';
import type { StripeEvent } from './event-resource.ts';
import { signatureHeader } from './signature.ts';

const shuffleWindow = 400;
const longestWait = 60_000;
const mostAttempts = 60;
const answerTimeout = 10_000;

interface DeliveryOptions {
  readonly webhookUrl: string;
  readonly webhookSecret: string;
  /** Wait after the first failed attempt, doubled after each further one, at most a minute. */
  readonly retryBaseMilliseconds: number;
}

export interface Deliveries {
  settings(): DeliverySettings;
  change(settings: DeliverySettings): void;
  /** Plans the first attempt of an event. */
  plan(eventId: string): void;
  /** Sends an event again at once, whatever its state. Resolves with the attempts made. */
  resend(event: StripeEvent, times: number, parallel: boolean): Promise<readonly Attempt[]>;
  /** Aborts what is under way; what waits is sent after the next start. */
  stop(): Promise<void>;
}

/** Tells the shop about events, as often as it takes. State lives in the rows, so a restart goes on where it stopped. */
export function startDeliveries(state: StripeState, options: DeliveryOptions): Deliveries {
  const abort = new AbortController();
  const underWay = new Map<string, Promise<void>>();
  let timer: NodeJS.Timeout | undefined;

  const settings = () => state.settings.get('deliveries') ?? defaultDeliverySettings;

  const send = async (event: StripeEvent): Promise<Attempt> => {
    const body = JSON.stringify({ ...event, pending_webhooks: 1 }, null, 2);
    const started = Date.now();
    const outcome = { at: new Date(started).toISOString(), status: null, error: null, answer: '' };
    try {
      const answer = await fetch(options.webhookUrl, {
        method: 'POST',
        redirect: 'manual',
        signal: AbortSignal.any([abort.signal, AbortSignal.timeout(answerTimeout)]),
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'stripe-signature': signatureHeader(body, options.webhookSecret, Math.floor(started / 1000)),
          'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
        },
        body,
      });
      const text = (await answer.text()).slice(0, 500);
      return { ...outcome, status: answer.status, answer: text, milliseconds: Date.now() - started };
    } catch (error) {
      const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
      return { ...outcome, error: String(cause), milliseconds: Date.now() - started };
    }
  };

  const sendTimes = async (event: StripeEvent, times: number, parallel: boolean): Promise<readonly Attempt[]> => {
    if (parallel) return Promise.all(Array.from({ length: times }, () => send(event)));
    const attempts: Attempt[] = [];
    for (let count = 0; count < times; count += 1) attempts.push(await send(event));
    return attempts;
  };

  const record = (eventId: string, attempts: readonly Attempt[]) => {
    const known = state.deliveries.get(eventId);
    const event = state.events.get(eventId);
    if (abort.signal.aborted || !event) return;
    const all = [...(known?.attempts ?? []), ...attempts];
    const arrived = known?.state === 'delivered' || attempts.some(({ status }) => status !== null && status < 300);
    const wait = Math.min(options.retryBaseMilliseconds * 2 ** Math.min(all.length - 1, 20), longestWait);
    const next: Delivery = arrived
      ? { eventId, attempts: all, state: 'delivered', nextAt: null }
      : all.length >= mostAttempts
        ? { eventId, attempts: all, state: 'given_up', nextAt: null }
        : { eventId, attempts: all, state: 'waiting', nextAt: Date.now() + wait };
    state.deliveries.put(eventId, next);
    if (arrived && event.pending_webhooks > 0) state.events.put(eventId, { ...event, pending_webhooks: 0 });
    state.log.flush().catch((error) => console.error('The Stripe sandbox cannot write its file:', error));
  };

  const deliver = async (eventId: string) => {
    const event = state.events.get(eventId);
    if (event) record(eventId, await sendTimes(event, settings().double ? 2 : 1, true));
  };

  const pump = () => {
    clearTimeout(timer);
    if (abort.signal.aborted || settings().paused) return;
    const waiting = state.deliveries.all().filter((row) => row.state === 'waiting' && !underWay.has(row.eventId));
    const laterThanNow = waiting.filter((row) => (row.nextAt ?? 0) > Date.now());
    const due = waiting.filter((row) => !laterThanNow.includes(row));
    const newIsComing = laterThanNow.some((row) => row.attempts.length === 0);
    if (!settings().shuffle) {
      for (const { eventId } of due) track(eventId, deliver(eventId));
    } else if (!newIsComing) {
      const newestFirst = due.reverse().map((row) => row.eventId);
      const inTurn = newestFirst.reduce((before, eventId) => before.then(() => deliver(eventId)), Promise.resolve());
      for (const eventId of newestFirst) track(eventId, inTurn);
    }
    const times = laterThanNow.map((row) => row.nextAt ?? 0);
    if (times.length > 0) timer = setTimeout(pump, Math.max(Math.min(...times) - Date.now(), 1)).unref();
  };

  const track = (eventId: string, work: Promise<void>) => {
    const done = work.finally(() => {
      underWay.delete(eventId);
      pump();
    });
    underWay.set(eventId, done);
  };

  queueMicrotask(pump);

  return {
    settings,
    change(changed) {
      state.settings.put('deliveries', changed);
      pump();
    },
    plan(eventId) {
      const { delaySeconds, shuffle } = settings();
      const nextAt = Date.now() + delaySeconds * 1000 + (shuffle ? shuffleWindow : 0);
      state.deliveries.put(eventId, { eventId, attempts: [], state: 'waiting', nextAt });
      // Not in the same turn: the change that the event tells of must be complete first.
      setImmediate(pump).unref();
    },
    async resend(event, times, parallel) {
      const attempts = await sendTimes(event, times, parallel);
      record(event.id, attempts);
      return attempts;
    },
    async stop() {
      abort.abort();
      clearTimeout(timer);
      await Promise.allSettled(underWay.values());
    },
  };
}
