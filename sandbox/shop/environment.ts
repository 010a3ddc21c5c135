import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import type { Ports } from '#sandbox/ports.ts';

type Environment = Readonly<Record<string, string>>;

const read = (file: string): Environment => {
  if (!existsSync(file)) return {};
  const entries = Object.entries(parseEnv(readFileSync(file, 'utf8')));
  return Object.fromEntries(entries.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
};

/**
 * What the shop reads from its environment on this machine: `.env.example` with the addresses moved to these ports,
 * and over it the developer's own `.env` (a real Stripe key, say; an empty `STRIPE_API_URL=` there leaves the sandbox).
 */
export function localEnvironment(project: string, ports: Ports): Environment {
  const at = (port: number) => `http://127.0.0.1:${port}`;
  return {
    ...read(path.join(project, '.env.example')),
    SITE_URL: `http://localhost:${ports.shop}`,
    PUBLIC_SUPABASE_URL: at(ports.backend),
    STRIPE_API_URL: at(ports.stripe),
    PAYSERA_PAY_URL: `${at(ports.paysera)}/pay/`,
    RESEND_API_URL: at(ports.mail),
    OMNIVA_LOCKERS_URL: `${at(ports.carriers)}/omniva/locations.json`,
    DPD_LOCKERS_URL: `${at(ports.carriers)}/dpd/PickupParcelShopData.json`,
    VENIPAK_LOCKERS_URL: `${at(ports.carriers)}/venipak/ws/get_pickup_points`,
    LP_EXPRESS_API_URL: `${at(ports.carriers)}/lp-express`,
    SUPPLIER_FEEDS_LOCAL_URL: at(ports.carriers),
    BUILD_HOOK_URL: `${at(ports.shop)}/_local/build`,
    ...read(path.join(project, '.env')),
  };
}
