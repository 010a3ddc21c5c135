import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { z } from 'zod';
import { loopbackOnly } from '#sandbox/http/loopback-only.ts';
import { type Running, serveOnLoopback } from '#sandbox/http/serve.ts';
import { suppliersApp } from '#sandbox/suppliers/suppliers-app.ts';
import { dpdList, lpExpressList, omnivaList, venipakList } from './lists.ts';

export interface CarriersSandboxOptions {
  readonly port: number;
  /** LP Express' login. */
  readonly username: string;
  readonly password: string;
  /** What the suppliers' lists beside them are opened with. */
  readonly supplierKey: string;
}

const carriers = ['omniva', 'dpd', 'venipak', 'lp-express'] as const;

/** What tests ask of a carrier: to be down, to answer rubbish, or to list only so many lockers. */
const control = z.object({
  carrier: z.enum(carriers),
  trouble: z.enum(['none', 'down', 'rubbish', 'page']).default('none'),
  most: z.number().int().optional(),
});
type Trouble = z.infer<typeof control>;

/** Plays the carriers' lists of parcel lockers on loopback, each in its own format, and beside them the lists of suppliers. */
export async function startCarriersSandbox(options: CarriersSandboxOptions): Promise<Running> {
  const troubles = new Map<string, Trouble>();
  const sessions = new Set<string>();
  const app = new Hono();
  app.use(loopbackOnly());

  const answer = (carrier: Trouble['carrier'], list: readonly object[]): Response => {
    const { trouble = 'none', most = list.length } = troubles.get(carrier) ?? {};
    if (trouble === 'down') return new Response('Bad gateway', { status: 502 });
    if (trouble === 'page') return new Response('<!doctype html><title>Maintenance</title>');
    if (trouble === 'rubbish') return Response.json([{ nothing: 'known' }, ...list.slice(0, 3)]);
    return Response.json(list.slice(0, most));
  };

  app.get('/omniva/locations.json', () => answer('omniva', omnivaList()));
  app.get('/dpd/PickupParcelShopData.json', () => answer('dpd', dpdList()));
  app.get('/venipak/ws/get_pickup_points', (context) =>
    answer('venipak', venipakList(context.req.query('country') ?? '', context.req.query('pick_up_type') ?? null)),
  );
  app.post('/lp-express/oauth/token', (context) => {
    const { username, password, grant_type: grant } = context.req.query();
    const isKnown = username === options.username && password === options.password && grant === 'password';
    if (!isKnown) return context.json({ error: 'invalid_grant' }, 400);
    const token = randomUUID();
    sessions.add(token);
    return context.json({ access_token: token, token_type: 'bearer', expires_in: 3600 });
  });
  app.get('/lp-express/api/v2/terminal', (context) => {
    const token = context.req.header('authorization')?.replace(/^Bearer /, '') ?? '';
    if (!sessions.has(token)) return context.json({ error: 'unauthorized' }, 401);
    return answer('lp-express', lpExpressList(context.req.query('receiverCountryCode') ?? ''));
  });
  app.route('/suppliers', suppliersApp(options.supplierKey));
  app.post('/_sandbox/control', async (context) => {
    const settings = control.parse(await context.req.json());
    troubles.set(settings.carrier, settings);
    return context.json({ ok: true });
  });
  return serveOnLoopback(app, options.port);
}
