/** Where everything listens. `PORT` moves the shop, the others follow it. */
export interface Ports {
  readonly shop: number;
  readonly backend: number;
  readonly console: number;
  readonly stripe: number;
  readonly paysera: number;
  readonly mail: number;
  readonly carriers: number;
  readonly database: number;
}

/** The ports that belong to a shop port. */
export function portsFrom(shop: number): Ports {
  return {
    shop,
    backend: shop + 1,
    console: shop + 2,
    stripe: shop + 3,
    paysera: shop + 4,
    mail: shop + 5,
    carriers: shop + 6,
    database: shop + 7,
  };
}
