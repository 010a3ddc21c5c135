import { expect, it } from 'vitest';
import { sendOutbox } from './send-outbox.ts';

const start = Date.parse('2026-11-22T12:00:00Z');
const context = {
  siteUrl: 'https://gija.lt',
  company: { name: 'UAB „Gija“', address: 'Vilnius', email: 'labas@gija.lt', phone: '+37061234567' },
  makeToken: () => 'token',
};

/** One run of the job over three mails that are due, with a provider that takes `seconds` for each answer. */
async function run(seconds: number) {
  const mails = ['a', 'b', 'c'].map((id) => ({ id, attempts: 0 }));
  const waiting = [...mails];
  const tried: string[] = [];
  let clock = start;
  const call = async (name: string, parameters: Readonly<Record<string, unknown>>) => {
    if (name !== 'claim_outbox') return undefined;
    const claimed = waiting.splice(0, Number(parameters['maximum']));
    for (const mail of claimed) mail.attempts += 1;
    const row = { kind: 'newsletter_known', recipient: 'ruta@example.com', language: 'lt', payload: {}, order: null };
    return claimed.map(({ id }) => ({ ...row, id }));
  };
  const sendMail = async ({ idempotencyKey }: { readonly idempotencyKey: string }) => {
    tried.push(idempotencyKey);
    clock += seconds * 1000;
    return { sent: false, permanent: false, reason: 'silent' } as const;
  };
  const counts = await sendOutbox({ call, context, sendMail }, () => new Date(clock), new Date(start + 20_000));
  return { counts, tried, attempts: mails.map(({ attempts }) => attempts), seconds: (clock - start) / 1000 };
}

it('tries every mail that is due', async () => {
  expect(await run(1)).toMatchObject({ counts: { sent: 0, failed: 3 }, tried: ['a', 'b', 'c'] });
});

it('ends in time behind a silent provider, and counts no mail as tried that was not: it would be given up for nothing', async () => {
  expect(await run(12)).toMatchObject({ tried: ['a', 'b'], attempts: [1, 1, 0], seconds: 24 });
});
