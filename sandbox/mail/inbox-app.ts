import { Hono } from 'hono';
import * as z from 'zod/mini';
import { type MailMessage, noTrouble } from './mail-rows.ts';
import { type MailState, stamp } from './mail-state.ts';

const delivery = z.object({
  from: z.string(),
  to: z.union([z.string(), z.array(z.string())]),
  subject: z.string(),
  html: z.nullish(z.string()),
  text: z.nullish(z.string()),
});
const troubleChange = z.strictObject({
  fail: z.optional(z.int().check(z.gte(0))),
  lose: z.optional(z.int().check(z.gte(0))),
  down: z.optional(z.boolean()),
  status: z.optional(z.literal([429, 500])),
});

/** Scripts never run in a shown message, whoever opens its address. */
const shownMessagePolicy =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; img-src http: https: data:; style-src 'unsafe-inline' http: https:; font-src http: https: data:";

async function readJson(request: Request): Promise<unknown> {
  try {
    return JSON.parse(await request.text());
  } catch {
    return undefined;
  }
}

function addressOf(mailbox: string): string {
  return (/<([^<>]+)>\s*$/.exec(mailbox)?.[1] ?? mailbox).trim().toLowerCase();
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** The message as a page: its HTML with links opening outside the frame, or its text. */
function asPage({ html, text }: MailMessage): string {
  const base = '<base target="_blank">';
  if (html === null)
    return `<!doctype html>${base}<pre style="white-space:pre-wrap;font:inherit">${escapeHtml(text ?? '')}</pre>`;
  return /<head[^>]*>/i.test(html) ? html.replace(/<head[^>]*>/i, (head) => `${head}${base}`) : `${base}${html}`;
}

/** What the local console and tests use: the inbox, the backend's own deliveries, and trouble on request. */
export function createInboxApp(state: MailState, clock: () => number): Hono {
  const app = new Hono();

  app.get('/inbox', (context) => {
    const wanted = context.req.query('to')?.trim().toLowerCase();
    const isWanted = (message: MailMessage) =>
      wanted === undefined || message.to.some((mailbox) => addressOf(mailbox) === wanted);
    return context.json(state.messages.all().filter(isWanted).reverse());
  });

  app.get('/inbox/:id', (context) => {
    const message = state.messages.get(context.req.param('id'));
    return message ? context.json(message) : context.json({ error: 'No such message.' }, 404);
  });

  app.get('/inbox/:id/html', (context) => {
    const message = state.messages.get(context.req.param('id'));
    if (!message) return context.text('No such message.', 404);
    context.header('content-security-policy', shownMessagePolicy);
    context.header('x-content-type-options', 'nosniff');
    return context.html(asPage(message));
  });

  app.delete('/inbox', async (context) => {
    state.messages.clear();
    await state.log.flush();
    return context.body(null, 204);
  });

  app.post('/deliver', async (context) => {
    const read = delivery.safeParse(await readJson(context.req.raw));
    if (!read.success) return context.json({ error: z.prettifyError(read.error) }, 400);
    const { from, html = null, subject, text = null, to } = read.data;
    const message: MailMessage = {
      ...stamp(clock),
      from,
      to: typeof to === 'string' ? [to] : to,
      cc: [],
      bcc: [],
      replyTo: [],
      subject,
      html,
      text,
      headers: {},
      tags: [],
      attachments: [],
      scheduledAt: null,
      source: 'backend',
      idempotencyKey: null,
    };
    state.messages.put(message.id, message);
    await state.log.flush();
    return context.json({ id: message.id });
  });

  app.get('/control', (context) => context.json(state.trouble()));

  app.post('/control', async (context) => {
    const read = troubleChange.safeParse(await readJson(context.req.raw));
    if (!read.success) return context.json({ error: z.prettifyError(read.error) }, 400);
    const before = state.trouble();
    state.setTrouble({
      fail: read.data.fail ?? before.fail,
      lose: read.data.lose ?? before.lose,
      down: read.data.down ?? before.down,
      status: read.data.status ?? noTrouble.status,
    });
    await state.log.flush();
    return context.json(state.trouble());
  });

  return app;
}
