import {
  type AdminDeliveryRequest,
  type AdminDeliveryResponse,
  type adminDeliveryErrors,
  adminDeliveryResponse,
} from '#src/contracts/admin-delivery.ts';
import { failure, type Result, success } from '#src/domain/result/result.ts';
import type { FetchJson, LockerListSource } from '#src/domain/shipping/locker-list.ts';
import type { CallDatabase } from '#src/server/database/call-database.ts';
import { readAnswer } from '#src/server/database/read-answer.ts';
import { loadParcelLockers } from '#src/server/shipping/load-parcel-lockers.ts';

interface Dependencies {
  /** Says on whose behalf. */
  readonly call: CallDatabase;
  readonly sources: readonly LockerListSource[];
  readonly fetchJson: FetchJson;
}

const refusals = [
  ...(['zone_unknown', 'zone_stale', 'home_zone_needed', 'vat_rate_missing'] as const),
  ...(['option_unknown', 'option_stale', 'home_option_needed', 'locker_unknown'] as const),
] as const;

function ask(call: CallDatabase, request: Exclude<AdminDeliveryRequest, { act: 'load_lockers' }>): Promise<unknown> {
  switch (request.act) {
    case 'save_zone':
      return call('save_shipping_zone', { wanted: request.zone });
    case 'save_option':
      return call('save_delivery_option', { wanted: request.option });
    case 'add_holidays':
      return call('add_public_holidays', { wanted: request.holidays });
    case 'remove_holiday':
      return call('remove_public_holiday', { wanted_country: request.country, wanted_day: request.day });
    case 'switch_locker':
      return call('switch_parcel_locker', {
        point_carrier: request.carrier,
        point_id: request.locker,
        is_offered: request.is_offered,
      });
  }
}

/** Changes zones, delivery options, days off or lockers, or loads a carrier's lists now. */
export async function changeDelivery(
  { call, sources, fetchJson }: Dependencies,
  request: AdminDeliveryRequest,
): Promise<Result<AdminDeliveryResponse, keyof typeof adminDeliveryErrors>> {
  if (request.act !== 'load_lockers') return readAnswer(await ask(call, request), adminDeliveryResponse, refusals);
  const mine = sources.filter(({ carrier }) => carrier === request.carrier);
  if (mine.length === 0) return failure('carrier_not_connected');
  const lists = await loadParcelLockers({ call, sources: mine, fetchJson, takesShrunk: request.takes_shrunk });
  return success({ ok: true, ...lists });
}
