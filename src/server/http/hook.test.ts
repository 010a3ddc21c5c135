import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { failure, success } from '#src/domain/result/result.ts';
import { hook } from './hook.ts';

const lines: string[] = [];
beforeEach(() => {
  lines.length = 0;
  for (const level of ['log', 'error'] as const) {
    vi.spyOn(console, level).mockImplementation((line: string) => void lines.push(line));
  }
});
afterEach(() => vi.restoreAllMocks());

const request = (body = '{ "a" :  1 }\n') => new Request('https://gija.lt/h', { method: 'POST', body });
const options = { name: 'try', errors: { rate_limited: 429, mail_not_sent: 500 }, patience: 5_000 } as const;

it('hands over the body as it came and answers an empty object, as JSON: the auth service takes nothing else', async () => {
  const bodies: string[] = [];
  const handle = hook(options, async (body) => {
    bodies.push(body);
    return success({});
  });
  const response = await handle(request());
  expect([response.status, await response.text()]).toEqual([200, '{}']);
  expect(response.headers.get('content-type')).toContain('application/json');
  expect(bodies).toEqual(['{ "a" :  1 }\n']);
});

it('refuses in the shape that the auth service reads, and logs the code', async () => {
  const response = await hook(options, async () => failure('rate_limited'))(request());
  expect([response.status, await response.json()]).toEqual([
    429,
    { error: { http_code: 429, message: 'Too many requests, please try again later' } },
  ]);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ status: 429, code: 'rate_limited', function: 'try' });
  expect(JSON.parse(lines[0] ?? '').requestId).toBe(response.headers.get('x-request-id'));
});

it('answers before the auth service gives up, however long the work takes, and minds no late fault', async () => {
  let fail: (fault: Error) => void = () => {};
  const work = new Promise<never>((_, reject) => {
    fail = reject;
  });
  const response = await hook({ ...options, patience: 1 }, () => work)(request());
  expect(await response.json()).toMatchObject({ error: { http_code: 500 } });
  fail(new Error('too late'));
  await expect(work).rejects.toThrow('too late');
});

it('says nothing of what crashed', async () => {
  const crash = hook(options, async () => {
    throw new Error('take_rate_limit: 57P01 secret detail');
  });
  const response = await crash(request());
  expect([response.status, await response.json()]).toEqual([
    500,
    { error: { http_code: 500, message: 'Something went wrong' } },
  ]);
});
