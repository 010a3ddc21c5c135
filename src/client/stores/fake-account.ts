import { vi } from 'vitest';

interface Line {
  readonly id: string;
  readonly size: string;
  readonly color: string;
  readonly quantity: number;
}

/** The backend's side of one customer, as far as their lists need it; reached by `fetch`, as the real one. */
export class FakeAccount {
  favorites: string[] = [];
  cart: { items: readonly Line[]; currency: string; language: string; version: number } | undefined;
  /** Gives no answer, as without a network. */
  isOffline = false;
  /** The session still owes its second factor: policies show nothing, functions refuse (migration 0180). */
  owesFactor = false;
  claims = 0;
  /** Names of what was asked, in turn. */
  readonly asked: string[] = [];
  /** Runs before an answer is given: what another browser does meanwhile. */
  meanwhile: ((name: string) => void) | undefined;

  /** Puts a cart into the account, as another browser does. */
  saveElsewhere(items: readonly Line[]): void {
    const version = (this.cart?.version ?? 0) + 1;
    this.cart = { currency: 'EUR', language: 'LT', ...this.cart, items, version };
  }

  answer(path: string, method: string, body: Record<string, unknown>): unknown {
    const name = path.replace(/^rpc\/|\?.*$/g, '');
    this.asked.push(method === 'DELETE' ? `delete ${name}` : name);
    const meanwhile = this.meanwhile;
    this.meanwhile = undefined;
    meanwhile?.(name);
    if (name === 'claim_my_orders') {
      this.claims += 1;
      return 0;
    }
    if (name === 'merge_favorites') {
      const ids = body['product_ids'] as string[];
      const room = Math.max(0, 500 - this.favorites.length);
      this.favorites = [...ids.filter((id) => !this.favorites.includes(id)).slice(0, room), ...this.favorites];
      return this.favorites;
    }
    if (name === 'restore_favorite') {
      this.favorites = [String(body['kept_product']), ...this.favorites];
      return true;
    }
    if (name === 'favorites') {
      const gone = /in\.\(([^)]*)\)/.exec(decodeURIComponent(path))?.[1]?.split(',') ?? [];
      this.favorites = this.favorites.filter((id) => !gone.includes(id));
      return [];
    }
    if (name === 'carts') return this.cart === undefined ? [] : [this.cart];
    if (name === 'save_cart') return this.save(body);
    throw new Error(`nobody has taught the fake account ${name}`);
  }

  private save(body: Record<string, unknown>) {
    const { version, ...cart } = body as { version: number } & NonNullable<FakeAccount['cart']>;
    if (version !== (this.cart?.version ?? 0)) return { ok: false, code: 'cart_changed', cart: this.cart ?? null };
    this.cart = { ...cart, version: version + 1 };
    return { ok: true, version: version + 1 };
  }
}

/** Has `fetch` reach this account. */
export function reachAccount(account: FakeAccount): void {
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body = '{}' }: { method?: string; body?: string }) => {
    if (account.isOffline) throw new TypeError('network');
    const path = url.split('/rest/v1/')[1] ?? '';
    if (account.owesFactor) {
      account.asked.push(path);
      return path.startsWith('rpc/') ? Response.json({ code: '42501' }, { status: 403 }) : Response.json([]);
    }
    return Response.json(account.answer(path, method, JSON.parse(body)));
  });
}
