import {
  foundLockers,
  type Holiday,
  holidayList,
  type LockerList,
  lockerLists,
  type StaffDelivery,
  type StaffLocker,
  staffDelivery,
} from '#src/contracts/staff-delivery.ts';
import { askBackend } from './ask-backend.ts';

// Each answers null to whoever is not an administrator with all locks open, and throws as askBackend does, or on an answer that
// does not fit its contract.

/** Zones and delivery options. */
export async function readDelivery(token: string): Promise<StaffDelivery | null> {
  return staffDelivery.parse(await askBackend({ path: 'rpc/read_delivery_for_staff', body: {}, token }));
}

/** The days off of a country. */
export async function listHolidays(token: string, country: string): Promise<readonly Holiday[] | null> {
  const asked = { country };
  return (
    holidayList.parse(await askBackend({ path: 'rpc/list_public_holidays', body: { asked }, token }))?.days ?? null
  );
}

/** What each carrier's list for a country holds. */
export async function readLockerLists(token: string): Promise<readonly LockerList[] | null> {
  return lockerLists.parse(await askBackend({ path: 'rpc/read_locker_lists', body: {}, token }))?.lists ?? null;
}

/** Lockers that words find; those that are withheld where there are no words. */
export async function findLockers(
  token: string,
  words: string,
): Promise<{ readonly more: boolean; readonly lockers: readonly StaffLocker[] } | null> {
  return foundLockers.parse(
    await askBackend({ path: 'rpc/find_lockers_for_staff', body: { asked: { words } }, token }),
  );
}
