import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { shopUnderTest } from './shop-under-test.ts';

const shop = shopUnderTest();
beforeEach(() => void vi.spyOn(console, 'log').mockImplementation(() => {}));

const choice = (more: object = {}) => ({
  device: randomUUID(),
  analytics: true,
  marketing: false,
  preferences: true,
  textVersion: '2026-11-21',
  locale: 'lt',
  ...more,
});
const post = (body: unknown) => shop.post('record-cookie-choice', body, { ip: randomUUID() });
const logged = (device: string) => shop.sql`
  select purpose, granted, text_version, language, source, email, user_id from consents
  where device_hash = hash_secret(${device}) order by given_at, purpose`;

describe('the log of cookie choices', () => {
  it('keeps a row a purpose, with the words and the language, and nothing that names a person', async () => {
    const body = choice();
    expect((await post(body)).status).toBe(200);
    const common = { text_version: '2026-11-21', language: 'lt', source: 'cookies', email: null, user_id: null };
    expect(await logged(body.device)).toEqual([
      { purpose: 'analytics', granted: true, ...common },
      { purpose: 'marketing', granted: false, ...common },
      { purpose: 'preferences', granted: true, ...common },
    ]);
    expect(await shop.sql`select 1 from consents where device_hash = ${body.device}`).toHaveLength(0);
  });

  it('keeps taking back beside what was given', async () => {
    const body = choice();
    await post(body);
    await post({ ...body, analytics: false, preferences: false });
    const rows = await logged(body.device);
    expect(rows).toHaveLength(6);
    expect(rows.filter(({ purpose }) => purpose === 'analytics').map(({ granted }) => granted)).toEqual([true, false]);
  });

  it.each([{ device: 'me@example.com' }, { analytics: 'yes' }, { textVersion: 'latest' }, { email: 'me@example.com' }])(
    'refuses what is no choice: %j',
    async (wrong) => {
      expect((await post(choice(wrong))).status).toBe(400);
    },
  );
});
