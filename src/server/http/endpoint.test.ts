import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { failure, success } from '#src/domain/result/result.ts';
import { endpoint } from './endpoint.ts';
import { webhook } from './webhook.ts';

const lines: string[] = [];
const http = {
  siteUrl: 'https://gija.lt',
  hashAddress: (address: string) => `hash of ${address}`,
  takeRateLimit: vi.fn(async (_bucket: string, subject: string) => subject !== 'hash of 6.6.6.6'),
};
const seen: unknown[] = [];
const handler = endpoint(
  () => http,
  {
    name: 'try',
    method: 'POST',
    input: z.strictObject({ word: z.string() }),
    errors: { no_such_word: 404 },
    limit: { maximum: 5, seconds: 60 },
    maximumBytes: 100,
  },
  async (input, caller) => {
    seen.push([input, caller]);
    if (input.word === 'crash') throw new Error('secret detail');
    return input.word === 'none' ? failure('no_such_word', { word: input.word }) : success({ got: input.word });
  },
);

function post(body: string, headers: Record<string, string> = {}, ip = '1.2.3.4') {
  const request = new Request('https://gija.lt/.netlify/functions/try', {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', ...headers },
  });
  return handler(request, { ip, geo: { country: { code: 'LV' } } });
}

beforeEach(() => {
  lines.length = 0;
  seen.length = 0;
  for (const level of ['log', 'error'] as const) {
    vi.spyOn(console, level).mockImplementation((line: string) => void lines.push(line));
  }
});
afterEach(() => vi.restoreAllMocks());

describe('an endpoint', () => {
  it('answers what the use case answers, with a request id that the log shows too', async () => {
    const response = await post('{"word":"dress"}', { authorization: 'Bearer abc.def' });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ got: 'dress' });
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(seen).toEqual([
      [
        { word: 'dress' },
        { clientHash: 'hash of 1.2.3.4', bearer: 'abc.def', userAgent: '', country: 'LV', acceptsGzip: false },
      ],
    ]);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ requestId: response.headers.get('x-request-id'), status: 200 });
  });

  it.each([
    ['gzip', true],
    ['br;q=1.0, gzip;q=0.8', true],
    ['deflate, GZIP', true],
    ['br, gzip;q=0', false],
    ['gzip ; q=0.000, br', false],
    ['x-gzip-like, br', false],
    ['', false],
  ])('knows whether a packed answer is taken: %s', async (accepted, acceptsGzip) => {
    await post('{"word":"dress"}', { 'accept-encoding': accepted });
    expect(seen).toEqual([[expect.anything(), expect.objectContaining({ acceptsGzip })]]);
  });

  it('logs nothing that tells who asked', async () => {
    await post('{"word":"ruta@example.com"}');
    expect(lines.join()).not.toMatch(/ruta|1\.2\.3\.4/);
  });

  it('turns a failure of the use case into status, code, details and sentence', async () => {
    const response = await post('{"word":"none"}');
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ code: 'no_such_word', details: { word: 'none' } });
  });

  it('says nothing of what crashed, but logs it', async () => {
    const response = await post('{"word":"crash"}');
    expect(response.status).toBe(500);
    expect(await response.text()).not.toContain('secret detail');
    expect(lines.join()).toContain('secret detail');
  });

  it.each([
    ['a foreign origin', '{"word":"a"}', { origin: 'https://evil.example' }, 403, 'origin_not_allowed'],
    ['the origin null', '{"word":"a"}', { origin: 'null' }, 403, 'origin_not_allowed'],
    ['a form', 'word=a', { 'content-type': 'application/x-www-form-urlencoded' }, 415, 'content_type_not_supported'],
    ['broken JSON', '{"word":', {}, 400, 'body_not_json'],
    ['an empty body', '', {}, 400, 'body_not_json'],
    ['an unknown field', '{"word":"a","price":1}', {}, 400, 'invalid_request'],
    ['a huge body', JSON.stringify({ word: 'a'.repeat(200) }), {}, 413, 'body_too_large'],
  ])('refuses %s before the use case sees anything', async (_, body, headers, status, code) => {
    const response = await post(body, headers as Record<string, string>);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ code });
    expect(seen).toEqual([]);
  });

  it('counts the bytes itself: a body that claims to be small is cut off', async () => {
    const body = new ReadableStream({
      pull(controller) {
        controller.enqueue(new TextEncoder().encode('x'.repeat(64)));
      },
    });
    const init = { method: 'POST', body, duplex: 'half', headers: { 'content-type': 'application/json' } };
    const response = await handler(new Request('https://gija.lt/f', init as RequestInit), {});
    expect(response.status).toBe(413);
  });

  it('allows the shop’s own origin', async () => {
    expect((await post('{"word":"a"}', { origin: 'https://gija.lt' })).status).toBe(200);
  });

  it('refuses another method and too many requests', async () => {
    expect((await handler(new Request('https://gija.lt/f'), {})).status).toBe(405);
    expect((await post('{"word":"a"}', {}, '6.6.6.6')).status).toBe(429);
    expect(seen).toEqual([]);
  });
});

describe('a webhook', () => {
  it('hands over the body as it came, and answers 400 to a bad signature', async () => {
    const bodies: string[] = [];
    const handle = webhook('try', async (body) => {
      bodies.push(body);
      return body.includes('good') ? success({ received: true }) : failure('signature_invalid');
    });
    const body = '{ "good" :  1 }\n';
    expect((await handle(new Request('https://gija.lt/w', { method: 'POST', body }))).status).toBe(200);
    expect((await handle(new Request('https://gija.lt/w', { method: 'POST', body: '{}' }))).status).toBe(400);
    expect((await handle(new Request('https://gija.lt/w'))).status).toBe(405);
    expect(bodies).toEqual([body, '{}']);
  });
});
