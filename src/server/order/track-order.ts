import * as z from 'zod/mini';
import type { OrderLinkRequest } from '#src/contracts/order-link.ts';
import type { TrackOrderRequest, TrackOrderResponse } from '#src/contracts/track-order.ts';
import { normalizeEmail } from '#src/domain/contact/email-address.ts';
import { parseOrderNumber } from '#src/domain/order/order-number.ts';
import { failure, type Result, success } from '#src/domain/result/result.ts';
import { parseTrackingNumber } from '#src/domain/shipping/carriers.ts';
import { demonstrationState, isDemonstrationNumber, trackedStates } from '#src/domain/shipping/tracking.ts';
import type { CallDatabase } from '#src/server/database/call-database.ts';
import { inEvenTime } from '#src/server/http/in-even-time.ts';

/** Longer than either finding takes, milliseconds. */
const evenTime = 250;

interface Dependencies {
  readonly call: CallDatabase;
  /** The user behind a session token; undefined when it is not valid. */
  identify(token: string): Promise<string | undefined>;
  /** Counts one question about this number, known or not; false when it has had its share. */
  allowNumber(number: string): Promise<boolean>;
  /** May numbers for trying things out be answered? Only on a demonstration machine. */
  readonly isDemonstration: boolean;
  /** From 0 to below 1. */
  random(): number;
}

/** What was typed, as an order's and as a parcel's number; nine digits can be either. Undefined: neither. */
function readNumber(typed: string) {
  const order = parseOrderNumber(typed) ?? null;
  const parcel = parseTrackingNumber(typed) ?? null;
  return order === null && parcel === null ? undefined : { order, parcel, key: order ?? parcel ?? '' };
}

const nothing: TrackOrderResponse = { found: false };
const states = z.nullable(z.array(z.enum(trackedStates)));

async function findStates(
  dependencies: Dependencies,
  { number, email }: TrackOrderRequest,
  bearer: string | undefined,
): Promise<Result<TrackOrderResponse, 'rate_limited'>> {
  const wanted = readNumber(number);
  if (wanted === undefined) return success(nothing);
  if (dependencies.isDemonstration && wanted.parcel !== null && isDemonstrationNumber(wanted.parcel)) {
    return success({ found: true, states: [demonstrationState(dependencies.random())], isDemonstration: true });
  }
  if (!(await dependencies.allowNumber(wanted.key))) return failure('rate_limited');
  const owner = bearer === undefined ? undefined : await dependencies.identify(bearer);
  const answer = await dependencies.call('track_order', {
    wanted_order: wanted.order,
    wanted_parcel: wanted.parcel,
    owner_email: email === undefined ? null : normalizeEmail(email),
    owner: owner ?? null,
  });
  const found = states.parse(answer);
  return success(found === null ? nothing : { found: true, states: found, isDemonstration: false });
}

/**
 * How far a parcel or an order has come, for whoever knows its e-mail or is signed in as its owner. What nobody has and what is
 * another's are answered alike, and after the same time.
 */
export function trackOrder(
  dependencies: Dependencies,
  request: TrackOrderRequest,
  bearer: string | undefined,
): Promise<Result<TrackOrderResponse, 'rate_limited'>> {
  return inEvenTime(evenTime, findStates(dependencies, request, bearer));
}

interface LinkDependencies extends Pick<Dependencies, 'call' | 'allowNumber'> {
  /** One more mail to this address? False when it had its share. */
  allowMail(email: string): Promise<boolean>;
}

/**
 * Sends the link of an order's page to the order's own address, where number and e-mail fit. Always the same answer, after the
 * same time, also when no more mail is sent.
 */
export async function sendOrderLink(
  { call, allowMail, allowNumber }: LinkDependencies,
  { number, email: typed }: OrderLinkRequest,
): Promise<Result<{ ok: true }, never>> {
  const wanted = readNumber(number);
  const email = normalizeEmail(typed);
  const send = async () => {
    if (wanted === undefined || !(await allowNumber(wanted.key)) || !(await allowMail(email))) return;
    await call('owe_order_link', { wanted_order: wanted.order, wanted_parcel: wanted.parcel, owner_email: email });
  };
  await inEvenTime(evenTime, send());
  return success({ ok: true });
}
