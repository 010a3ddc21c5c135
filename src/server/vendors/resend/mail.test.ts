import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { json, rubbish, startRubbishServer } from '#tests/support/rubbish-server.ts';
import { createMail } from './mail.ts';

let server: Awaited<ReturnType<typeof startRubbishServer>>;
beforeAll(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  server = await startRubbishServer();
});
afterAll(() => {
  server.close();
  vi.restoreAllMocks();
});

const send = (patience?: number) =>
  createMail({
    ...{ apiKey: 're_test', apiUrl: server.url, from: 'Gija <labas@gija.example>' },
    ...(patience === undefined ? {} : { patience }),
  })({ to: 'ruta@example.com', subject: 'Labas', html: '<p>Labas</p>', text: 'Labas', idempotencyKey: 'one' });

it('says that the mail has gone, by the provider’s own name for it', async () => {
  server.answerWith(json({ id: '49a3999c-0ce1-4ea6-ab68-afcd6dc2e794' }));
  expect(await send()).toEqual({ sent: true, providerId: '49a3999c-0ce1-4ea6-ab68-afcd6dc2e794' });
});

it.each(Object.entries(rubbish).filter(([name]) => name !== 'something else'))(
  'takes %s for a provider that is down: the mail waits for its next turn',
  async (_, answer) => {
    server.answerWith(answer);
    expect(await send()).toMatchObject({ sent: false, permanent: false });
  },
);

it('gives a provider up that never answers, and the mail waits for its next turn', async () => {
  server.answerWith();
  expect(await send(50)).toMatchObject({ sent: false, permanent: false });
});

it('gives up a mail that can never be sent', async () => {
  server.answerWith(json({ name: 'validation_error', message: 'Invalid `to` field.', statusCode: 422 }, 422));
  expect(await send()).toMatchObject({ sent: false, permanent: true });
});

it('knows that a mail went out whose text has changed since', async () => {
  server.answerWith(
    json({ name: 'invalid_idempotent_request', message: 'Same key, other body.', statusCode: 409 }, 409),
  );
  expect(await send()).toEqual({ sent: true, providerId: null });
});
