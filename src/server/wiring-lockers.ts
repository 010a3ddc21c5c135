import type { LockerListSource } from '#src/domain/shipping/locker-list.ts';
import type { Environment } from './env.ts';
import { dpdLockers } from './vendors/dpd/locker-list.ts';
import { lpExpressLockers } from './vendors/lp-express/locker-list.ts';
import { omnivaLockers } from './vendors/omniva/locker-list.ts';
import { venipakLockers } from './vendors/venipak/locker-list.ts';

/** The carriers whose lockers are offered; LP Express only to those who have a login there. */
export function lockerLists(environment: Environment): LockerListSource[] {
  const { LP_EXPRESS_API_URL: url, LP_EXPRESS_USERNAME: username, LP_EXPRESS_PASSWORD: password } = environment;
  return [
    omnivaLockers(environment.OMNIVA_LOCKERS_URL),
    ...(username && password ? [lpExpressLockers({ url, username, password })] : []),
    dpdLockers(environment.DPD_LOCKERS_URL),
    venipakLockers(environment.VENIPAK_LOCKERS_URL),
  ];
}
