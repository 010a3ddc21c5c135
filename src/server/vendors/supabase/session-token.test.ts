import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { createTokenCheck } from './session-token.ts';

const issuer = 'https://project.example/auth/v1';
const pair = () => generateKeyPairSync('ec', { namedCurve: 'P-256' });
const own = pair();
const second = pair();
const start = Date.parse('2026-11-22T10:00:00Z');

const published = (kid: string, key: KeyObject) => ({
  ...key.export({ format: 'jwk' }),
  kid,
  alg: 'ES256',
  use: 'sig',
});
const claims = (more: object = {}) => ({
  iss: issuer,
  sub: '7b8d2a3e-1111-4222-8333-444455556666',
  aud: 'authenticated',
  iat: start / 1000,
  exp: start / 1000 + 3600,
  session_id: '7b8d2a3e-1111-4222-8333-444455557777',
  aal: 'aal2',
  amr: [
    { method: 'token_refresh', timestamp: start / 1000 },
    { method: 'totp', timestamp: start / 1000 - 60 },
    { method: 'password', timestamp: start / 1000 - 90 },
  ],
  ...more,
});

function token(body: object = claims(), header: object = { alg: 'ES256', kid: 'first' }, key = own.privateKey): string {
  const text = [header, body].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.');
  const signature = sign('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' });
  return `${text}.${signature.toString('base64url')}`;
}

function check() {
  const clock = { at: start };
  const keys = [published('first', own.publicKey)];
  const readKeySet = vi.fn(
    async (): Promise<unknown> => ({ keys: [{ kty: 'oct', kid: 'old', k: 'c2VjcmV0' }, ...keys] }),
  );
  return { clock, keys, readKeySet, check: createTokenCheck({ issuer, readKeySet, now: () => clock.at }) };
}

test('a genuine token tells who, which session, which level, and when they proved it', async () => {
  expect(await check().check(token())).toEqual({
    userId: claims().sub,
    sessionId: claims().session_id,
    aal: 'aal2',
    authenticatedAt: new Date(start - 60_000),
    expiresAt: new Date(start + 3_600_000),
  });
});

test.each([
  ['no token', 'nonsense'],
  ['alg none', token(claims(), { alg: 'none', kid: 'first' })],
  ['HS256', token(claims(), { alg: 'HS256', kid: 'first' })],
  ['a key of another kind', token(claims(), { alg: 'ES256', kid: 'old' })],
  ['a foreign key under our name', token(claims(), undefined, second.privateKey)],
  ['no key name', token(claims(), { alg: 'ES256' })],
  ['another issuer', token(claims({ iss: 'https://other.example/auth/v1' }))],
  ['another audience', token(claims({ aud: 'anon' }))],
  ['expired', token(claims({ exp: start / 1000 - 60 }))],
  ['not valid yet', token(claims({ nbf: start / 1000 + 60 }))],
  ['issued in the future', token(claims({ iat: start / 1000 + 60 }))],
  ['no session', token(claims({ session_id: undefined }))],
])('refuses %s', async (_name, refused) => {
  expect(await check().check(refused)).toBeUndefined();
});

test('the keys are read once in ten minutes, by many callers at once as well', async () => {
  const subject = check();
  await Promise.all(Array.from({ length: 20 }, () => subject.check(token())));
  subject.clock.at += 599_000;
  await subject.check(token());
  expect(subject.readKeySet).toHaveBeenCalledTimes(1);
  subject.clock.at += 1_000;
  await subject.check(token());
  expect(subject.readKeySet).toHaveBeenCalledTimes(2);
});

test('an unknown key name asks for the keys anew, at most once a minute', async () => {
  const subject = check();
  await subject.check(token());
  const rotated = token(claims(), { alg: 'ES256', kid: 'second' }, second.privateKey);
  subject.keys.push(published('second', second.publicKey));
  for (let count = 0; count < 50; count += 1) expect(await subject.check(rotated)).toBeUndefined();
  expect(subject.readKeySet).toHaveBeenCalledTimes(1);
  subject.clock.at += 60_000;
  expect(await subject.check(rotated)).toBeDefined();
  expect(subject.readKeySet).toHaveBeenCalledTimes(2);
});

test('keys that cannot be read are a failure, and the next caller tries again', async () => {
  const subject = check();
  subject.readKeySet.mockRejectedValueOnce(new Error('down'));
  await expect(subject.check(token())).rejects.toThrow('down');
  expect(await subject.check(token())).toBeDefined();
});
