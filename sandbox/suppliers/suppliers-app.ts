import { Hono } from 'hono';
import { z } from 'zod';
import { modaList, textileList } from './lists.ts';

/** What tests ask of a supplier: to be down, to lead elsewhere, to write another encoding or too much, or to list this. */
const control = z.object({
  trouble: z.enum(['none', 'down', 'redirect', 'encoding', 'huge']).default('none'),
  csv: z.string().optional(),
});

/** Plays suppliers' lists: `textile.csv` for whoever has the key, `moda.json` for everybody. */
export function suppliersApp(key: string): Hono {
  let { trouble, csv }: z.infer<typeof control> = { trouble: 'none' };
  const app = new Hono();
  app.get('/textile.csv', (context) => {
    if (context.req.header('authorization') !== `Bearer ${key}`) return context.text('Unauthorized', 401);
    if (trouble === 'down') return context.text('Bad gateway', 502);
    if (trouble === 'redirect') return context.redirect('http://127.0.0.1/elsewhere.csv');
    if (trouble === 'huge') return context.text('x'.repeat(11 * 1024 * 1024));
    // “ą” as Windows-1257 writes it.
    const bytes = trouble === 'encoding' ? Buffer.from([0x4b, 0x3b, 0xe0, 0x0a]) : Buffer.from(csv ?? textileList);
    return context.body(new Uint8Array(bytes), 200, { 'content-type': 'text/csv; charset=utf-8' });
  });
  app.get('/moda.json', (context) => context.json(modaList));
  app.post('/_sandbox/control', async (context) => {
    ({ trouble, csv } = control.parse(await context.req.json()));
    return context.json({ ok: true });
  });
  return app;
}
