import { randomUUID } from 'node:crypto';
import type { AdminPricingRequest } from '#src/contracts/admin-pricing.ts';

export interface PriceMeasure {
  readonly products: number;
  readonly seconds: number;
  /** How often it was asked: a function works for so long only, then goes on. */
  readonly calls: number;
}

/** Reckons a reduction of every product, applies it and takes it back, as the page does; `token` of somebody with every lock open. */
export async function measurePrices(shop: string, token: string): Promise<Record<string, PriceMeasure>> {
  const run = randomUUID();
  const ask = async (body: AdminPricingRequest) => {
    const answer = await fetch(`${shop}/.netlify/functions/admin-pricing`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`New prices were refused: ${answer.status} ${await answer.text()}.`);
    return (await answer.json()) as { readonly updated?: number; readonly left?: number };
  };
  const measured: Record<string, PriceMeasure> = {};
  const rule = { kind: 'reduce', basis_points: 1000, ending: 'none', floor_basis_points: null } as const;
  for (const body of [
    { act: 'simulate', run, rule, scope: { view: 'all' } },
    { act: 'apply', run },
    { act: 'undo', run },
  ] as const) {
    const began = performance.now();
    let [calls, left, products] = [0, 1, 0];
    for (; left > 0; calls += 1) ({ left = 0, updated: products = 0 } = await ask(body));
    measured[body.act] = { products, seconds: Math.round((performance.now() - began) / 100) / 10, calls };
  }
  return measured;
}
