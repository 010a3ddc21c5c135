import { expect, it } from 'vitest';
import { isSigned, readHookSecrets } from './standard-webhooks.ts';

/** Made with the reference library of standardwebhooks.com. */
const published = {
  secret: 'v1,whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
  body: '{"test": 2432232314}',
  headers: {
    'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  },
};
const other = `v1,whsec_${Buffer.alloc(32, 7).toString('base64')}`;
const at = (seconds: number) => new Date((1614265330 + seconds) * 1000);
const check = (secrets: string, change: Record<string, string> = {}, seconds = 0, body = published.body) =>
  isSigned(body, new Headers({ ...published.headers, ...change }), readHookSecrets(secrets), at(seconds));

it('takes what the reference library signed', () => {
  expect(check(published.secret)).toBe(true);
  expect(check(published.secret, {}, 0, `${published.body} `)).toBe(false);
});

it('takes the old secret and the new one while one takes over from the other, and then the new one alone', () => {
  expect(check(`${other}|${published.secret}`)).toBe(true);
  expect(check(`${published.secret}|${other}`)).toBe(true);
  expect(check(other)).toBe(false);
});

it('takes a message for five minutes, by either clock', () => {
  expect([-301, -300, 300, 301].map((seconds) => check(published.secret, {}, seconds))).toEqual([
    ...[false, true, true, false],
  ]);
});

it.each([
  ['no id', { 'webhook-id': '' }],
  ['no time', { 'webhook-timestamp': '' }],
  ['a time with more behind it', { 'webhook-timestamp': '1614265330.0' }],
  ['no signature', { 'webhook-signature': '' }],
  ['a signature without its version', { 'webhook-signature': published.headers['webhook-signature'].slice(3) }],
  ['a signature within another word', { 'webhook-signature': `x${published.headers['webhook-signature']}` }],
])('refuses %s', (_, change) => {
  expect(check(published.secret, change)).toBe(false);
});

it.each(['', 'whsec_abc', 'v1,whsec_short', `${published.secret}|`])('has no use for the setting “%s”', (secrets) => {
  expect(() => readHookSecrets(secrets)).toThrow('a secret of the hook');
});
