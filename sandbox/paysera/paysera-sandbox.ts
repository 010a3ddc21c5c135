import { randomInt, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { loopbackOnly } from '#sandbox/http/loopback-only.ts';
import { type Running, serveOnLoopback } from '#sandbox/http/serve.ts';
import { openRowLog } from '#sandbox/storage/row-log.ts';
import { startCallbacks } from './callbacks.ts';
import { demonstrationKey } from './demonstration-key.ts';
import { banks, banksPage, refusalPage } from './page.ts';
import { type Parameters, packAnswer, readDemonstrationKey, readRequest } from './protocol.ts';

export interface PayseraSandboxOptions {
  readonly port: number;
  /** Its rows are kept in `paysera.jsonl` there. */
  readonly dataFolder: string;
  readonly projectId: string;
  readonly password: string;
  readonly retryBaseMilliseconds?: number;
}

/** What tests ask of the sandbox: hold callbacks back, encrypt them, or send one of their own making. */
const control = z.object({ paused: z.boolean().optional(), encrypted: z.boolean().optional() });
const asked = z.object({ parameters: z.record(z.string(), z.string()), callbackurl: z.url() });

/** What Paysera tells of a payment beside the request's own parameters; names are its own. */
function paymentParameters(request: Parameters, bank: string, status: '0' | '1'): Parameters {
  const { amount = '', currency = '' } = request;
  return {
    ...Object.fromEntries(Object.entries(request).filter(([name]) => !/url$|^time_limit$|^paytext$/.test(name))),
    status,
    payment: bank.toLowerCase(),
    payamount: amount,
    paycurrency: currency,
    requestid: String(randomInt(100_000_000, 999_999_999)),
    name: 'Rūta',
    surename: 'Kazlauskaitė',
  };
}

/** `YYYY-MM-DD hh:mm:ss` in Lithuania's time, so that texts compare as times do. */
const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Vilnius', dateStyle: 'short', timeStyle: 'medium' });
const isOver = ({ time_limit: limit }: Parameters) => limit !== undefined && limit < clock.format(new Date());

/** Plays Paysera on loopback: the page with a choice of banks under /pay/, control under /_sandbox. */
export async function startPayseraSandbox(options: PayseraSandboxOptions): Promise<Running> {
  const project = { id: options.projectId, password: options.password };
  const secrets = { password: options.password, key: readDemonstrationKey(demonstrationKey) };
  const log = openRowLog(join(options.dataFolder, 'paysera.jsonl'));
  const callbacks = startCallbacks(log, options.retryBaseMilliseconds ?? 1000);
  let encrypted = false;

  const tell = (parameters: Parameters, callbackUrl: string) => {
    const address = `${callbackUrl}?${packAnswer(parameters, secrets, encrypted)}`;
    callbacks.plan(randomUUID(), address);
  };
  const refuse = (context: Context, problem: 'bad_sign' | 'bad_projectid') =>
    context.html(refusalPage(problem === 'bad_sign' ? 'badSign' : 'badProject'), 400);

  const app = new Hono();
  app.use(loopbackOnly());
  app.get('/pay/', (context) => {
    const query = new URL(context.req.url).searchParams;
    const request = readRequest(query, project);
    if (typeof request === 'string') return refuse(context, request);
    if (isOver(request)) return context.html(refusalPage('over', request));
    const again = { data: query.get('data') ?? '', sign: query.get('sign') ?? '' };
    return context.html(banksPage(request, again, query.has('refused')));
  });
  app.post('/pay/', async (context) => {
    const form = await context.req.formData();
    const field = (name: string) => String(form.get(name) ?? '');
    const again = { data: field('data'), sign: field('sign') };
    const request = readRequest(new URLSearchParams(again), project);
    if (typeof request === 'string') return refuse(context, request);
    if (isOver(request)) return context.html(refusalPage('over', request));
    const bank = banks.find((name) => name === field('bank')) ?? banks[0];
    const isPaid = field('action') === 'pay';
    const payment = paymentParameters(request, bank, isPaid ? '1' : '0');
    tell(payment, request['callbackurl'] ?? '');
    await log.flush();
    if (!isPaid) return context.redirect(`/pay/?${new URLSearchParams({ ...again, refused: '1' })}`, 303);
    const accept = new URL(request['accepturl'] ?? '');
    for (const [name, value] of packAnswer(payment, secrets)) accept.searchParams.set(name, value);
    return context.redirect(accept.href, 303);
  });
  app.get('/_sandbox/callbacks', (context) => context.json({ data: callbacks.all() }));
  app.post('/_sandbox/control', async (context) => {
    const settings = control.parse(await context.req.json());
    if (settings.paused !== undefined) callbacks.pause(settings.paused);
    encrypted = settings.encrypted ?? encrypted;
    return context.json({ ok: true });
  });
  app.post('/_sandbox/callbacks', async (context) => {
    const { parameters, callbackurl } = asked.parse(await context.req.json());
    tell(parameters, callbackurl);
    return context.json({ ok: true });
  });

  const running = await serveOnLoopback(app, options.port);
  return {
    url: running.url,
    async close() {
      await callbacks.stop();
      await running.close();
    },
  };
}
