import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Resend } from 'resend';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Running } from '#sandbox/http/serve.ts';
import type { MailMessage } from './mail-rows.ts';
import { startMailSandbox } from './mail-sandbox.ts';

const apiKey = 're_gija_sandbox_0001';
let folder = '';
let now = 0;
let running: Running;
let resend: Resend;

async function begin() {
  running = await startMailSandbox({ port: 0, dataFolder: folder, apiKey, clock: () => now });
  resend = new Resend(apiKey, { baseUrl: running.url });
}
beforeEach(async () => {
  now = Date.UTC(2026, 10, 21, 12);
  folder = mkdtempSync(join(tmpdir(), 'gija-mail-'));
  await begin();
});
afterEach(async () => {
  await running.close();
  rmSync(folder, { recursive: true, force: true });
});

const letter = {
  from: 'Gija <shop@gija.example>',
  to: 'ruta@example.com',
  subject: 'Ačiū',
  html: '<p>Ačiū</p>',
  text: 'Ačiū',
};
const inbox = async (query = ''): Promise<MailMessage[]> =>
  (await fetch(`${running.url}/inbox${query}`)).json() as Promise<MailMessage[]>;
const post = (path: string, body: object) =>
  fetch(`${running.url}${path}`, { method: 'POST', body: JSON.stringify(body) });

describe('a message', () => {
  it('sent by the SDK lies in the inbox whole', async () => {
    const sent = await resend.emails.send({
      ...letter,
      to: ['ruta@example.com', 'Jonas <jonas@example.com>'],
      cc: 'cc@example.com',
      replyTo: 'help@gija.example',
      headers: { 'X-Order': 'G-1' },
      tags: [{ name: 'kind', value: 'order-confirmed' }],
      attachments: [{ filename: 'terms.txt', content: Buffer.from('Sąlygos'), contentType: 'text/plain' }],
    });
    expect(sent.error).toBeNull();
    const [message] = await inbox();
    expect(message).toMatchObject({
      id: sent.data?.id,
      to: ['ruta@example.com', 'Jonas <jonas@example.com>'],
      cc: ['cc@example.com'],
      replyTo: ['help@gija.example'],
      headers: { 'X-Order': 'G-1' },
      tags: [{ name: 'kind', value: 'order-confirmed' }],
    });
    expect(Buffer.from(message?.attachments[0]?.content ?? '', 'base64').toString()).toBe('Sąlygos');
    const read = await resend.emails.get(sent.data?.id ?? '');
    expect(read.data).toMatchObject({
      object: 'email',
      subject: 'Ačiū',
      last_event: 'delivered',
      reply_to: ['help@gija.example'],
    });
  });

  it('stays after a restart, newest first, found by receiver', async () => {
    await resend.emails.send(letter);
    await resend.emails.send({ ...letter, to: 'Jonas <jonas@example.com>', subject: 'Second' });
    await running.close();
    await begin();
    expect((await inbox()).map(({ subject }) => subject)).toEqual(['Second', 'Ačiū']);
    expect((await inbox('?to=Jonas@Example.com')).map(({ subject }) => subject)).toEqual(['Second']);
    expect((await fetch(`${running.url}/inbox`, { method: 'DELETE' })).status).toBe(204);
    expect(await inbox()).toEqual([]);
  });

  it('is shown without any power: no scripts, links outside the frame', async () => {
    const { data } = await resend.emails.send({
      ...letter,
      html: '<html><head></head><body><script>alert(1)</script></body></html>',
    });
    const page = await fetch(`${running.url}/inbox/${data?.id}/html`);
    expect(page.headers.get('content-security-policy')).toMatch(/^sandbox allow-popups[^;]*; default-src 'none'/);
    expect(page.headers.get('content-security-policy')).not.toContain('script');
    expect(await page.text()).toContain('<head><base target="_blank">');
    const { from, subject, to } = letter;
    const plain = await resend.emails.send({ from, subject, to, text: '<b>not bold</b>' });
    expect(await (await fetch(`${running.url}/inbox/${plain.data?.id}/html`)).text()).toContain('&#60;b&#62;');
  });

  it('of the backend’s own delivery lies beside the others', async () => {
    const answer = await post('/deliver', {
      from: 'a@b.lt',
      to: 'ruta@example.com',
      subject: 'Confirm',
      html: '<p>x</p>',
      text: 'x',
    });
    expect(answer.status).toBe(200);
    expect((await inbox())[0]).toMatchObject({ source: 'backend', subject: 'Confirm', to: ['ruta@example.com'] });
    expect((await post('/deliver', { to: 'x' })).status).toBe(400);
  });
});

describe('an idempotency key', () => {
  it('sends once and answers the same id', async () => {
    const first = await resend.emails.send(letter, { idempotencyKey: 'order/1' });
    const again = await resend.emails.send(letter, { idempotencyKey: 'order/1' });
    expect(again.data?.id).toBe(first.data?.id);
    expect(await inbox()).toHaveLength(1);
  });

  it('holds under fifty at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => resend.emails.send(letter, { idempotencyKey: 'order/2' })),
    );
    const errors = answers.flatMap(({ error }) => (error ? [error.name] : []));
    expect(new Set(errors.concat('concurrent_idempotent_requests')).size).toBe(1);
    expect(await inbox()).toHaveLength(1);
  });

  it('refuses another message', async () => {
    await resend.emails.send(letter, { idempotencyKey: 'order/3' });
    const other = await resend.emails.send({ ...letter, subject: 'Other' }, { idempotencyKey: 'order/3' });
    expect(other.error).toMatchObject({ statusCode: 409, name: 'invalid_idempotent_request' });
    const long = await resend.emails.send(letter, { idempotencyKey: 'k'.repeat(257) });
    expect(long.error).toMatchObject({ statusCode: 400, name: 'invalid_idempotency_key' });
  });

  it('is forgotten after a day', async () => {
    await resend.emails.send(letter, { idempotencyKey: 'order/4' });
    now += 25 * 3_600_000;
    await resend.emails.send(letter, { idempotencyKey: 'order/4' });
    expect(await inbox()).toHaveLength(2);
  });
});

describe('a message is refused', () => {
  it.each([
    ['without a sender', { from: undefined }, 'missing_required_field', 'Missing `from` field.'],
    ['without a receiver', { to: undefined }, 'missing_required_field', 'Missing `to` field.'],
    ['without a subject', { subject: undefined }, 'missing_required_field', 'Missing `subject` field.'],
    [
      'without content',
      { html: undefined, text: undefined },
      'missing_required_field',
      'Missing `html` or `text` field.',
    ],
    ['with a broken receiver', { to: 'ruta' }, 'validation_error', 'Invalid `to` field.'],
    ['with a broken sender', { from: 'Gija <shop>' }, 'validation_error', 'Invalid `from` field.'],
    ['with a broken answer address', { replyTo: 'x' }, 'validation_error', 'Invalid `reply_to` field.'],
    [
      'with 51 receivers',
      { to: Array.from({ length: 51 }, (_, n) => `a${n}@b.lt`) },
      'validation_error',
      'maximum of 50',
    ],
    ['with a line break in the subject', { subject: 'a\nBcc: x@y.lt' }, 'validation_error', '`subject`'],
    ['with a strange tag', { tags: [{ name: 'būsena', value: 'x' }] }, 'validation_error', 'Tags should only contain'],
    ['with an empty attachment', { attachments: [{ filename: 'a.txt' }] }, 'invalid_attachment', '`content` or `path`'],
  ])('%s', async (_, changes, name, message) => {
    const { error } = await resend.emails.send({ ...letter, ...changes } as typeof letter);
    expect(error).toMatchObject({ statusCode: 422, name });
    expect(error?.message).toContain(message);
    expect(await inbox()).toEqual([]);
  });

  it('for a wrong key, or none', async () => {
    const wrong = await new Resend('re_other', { baseUrl: running.url }).emails.send(letter);
    expect(wrong.error).toMatchObject({ statusCode: 403, name: 'invalid_api_key' });
    const none = await post('/emails', letter);
    expect(none.status).toBe(401);
    expect(await none.json()).toMatchObject({ name: 'missing_api_key' });
    expect((await resend.emails.get('none')).error).toMatchObject({ statusCode: 404, name: 'not_found' });
  });
});

describe('a batch', () => {
  it('is sent whole or not at all', async () => {
    const sent = await resend.batch.send([letter, { ...letter, to: 'jonas@example.com' }]);
    expect(sent.data?.data).toHaveLength(2);
    const broken = await resend.batch.send([letter, { ...letter, to: 'jonas' }]);
    expect(broken.error).toMatchObject({ name: 'validation_error' });
    expect(await inbox()).toHaveLength(2);
  });

  it('sends what it can where that is asked for', async () => {
    const sent = await resend.batch.send([{ ...letter, to: 'jonas' }, letter], { batchValidation: 'permissive' });
    expect(sent.data?.data).toHaveLength(1);
    expect(sent.data).toMatchObject({ errors: [{ index: 0, message: expect.stringContaining('`to`') }] });
  });
});

describe('trouble on request', () => {
  it('fails so many times, then works', async () => {
    await post('/control', { fail: 2 });
    expect((await resend.emails.send(letter)).error).toMatchObject({ statusCode: 500, name: 'application_error' });
    expect((await resend.emails.send(letter)).error).not.toBeNull();
    expect((await resend.emails.send(letter)).error).toBeNull();
    expect(await inbox()).toHaveLength(1);
  });

  it('is down until it is lifted', async () => {
    await post('/control', { down: true, status: 429 });
    expect((await resend.emails.send(letter)).error).toMatchObject({ statusCode: 429, name: 'rate_limit_exceeded' });
    await post('/control', { down: false });
    expect((await resend.emails.send(letter)).error).toBeNull();
  });

  it('loses an answer: the message went out, and the same key finds it', async () => {
    await post('/control', { lose: 1 });
    expect((await resend.emails.send(letter, { idempotencyKey: 'lost' })).error).not.toBeNull();
    expect((await resend.emails.send(letter, { idempotencyKey: 'lost' })).error).toBeNull();
    expect(await inbox()).toHaveLength(1);
  });
});
