import { Hono } from 'hono';
import * as z from 'zod/mini';
import { consolePage } from './layout.ts';
import { mailView } from './mail-view.ts';
import { mailMessage } from './part-shapes.ts';
import { readPart, readPartText, tellPart } from './parts.ts';

/** A message is foreign HTML: whoever opens its address gets it without scripts and without our origin. */
const messagePolicy =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; img-src http: https: data:; style-src 'unsafe-inline' http: https:; font-src http: https: data:";

/** The mail tab. */
export function createMailPages(mailUrl: string): Hono {
  const app = new Hono();
  const oneMessage = (id: string) => readPart(`${mailUrl}/inbox/${encodeURIComponent(id)}`, mailMessage);

  app.get('/', async (context) => {
    const to = context.req.query('to')?.trim() || undefined;
    const filter = to ? `?to=${encodeURIComponent(to)}` : '';
    const inbox = await readPart(`${mailUrl}/inbox${filter}`, z.array(mailMessage));
    const content = mailView({ inbox, selected: context.req.query('id'), to });
    return context.html(consolePage('/mail', { said: context.req.query('said') }, content));
  });

  app.get('/:id/html', async (context) => {
    const page = await readPartText(`${mailUrl}/inbox/${encodeURIComponent(context.req.param('id'))}/html`);
    if (!page.ok) return context.text(page.reason, 502);
    context.header('content-security-policy', messagePolicy);
    return context.html(page.value);
  });

  app.get('/:id/attachments/:index', async (context) => {
    const message = await oneMessage(context.req.param('id'));
    const attachment = message.ok ? message.value.attachments[Number(context.req.param('index'))] : undefined;
    if (!attachment) return context.text('No such attachment.', 404);
    return context.body(Buffer.from(attachment.content, 'base64'), 200, {
      'content-type': 'application/octet-stream',
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(attachment.filename)}`,
    });
  });

  app.post('/delete', async (context) => {
    const done = await tellPart(`${mailUrl}/inbox`, 'DELETE');
    const said = done.ok ? 'All messages are deleted.' : `Not deleted. ${done.reason}`;
    return context.redirect(`/mail?said=${encodeURIComponent(said)}`, 303);
  });

  return app;
}
