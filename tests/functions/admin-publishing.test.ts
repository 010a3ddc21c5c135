import { createHmac, randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deployNotice } from '#sandbox/host/deploy-notice.ts';
import { serveOnLoopback } from '#sandbox/http/serve.ts';
import { demonstrationValues } from '#src/server/env.ts';
import { shopUnderTest } from './shop-under-test.ts';
import { askAs, makeOpenStaff } from './staff.ts';

/** What the platform's build hook was asked for. */
const asked: { readonly title: string; readonly body: unknown }[] = [];
let hookStatus = 200;
let hook: Awaited<ReturnType<typeof serveOnLoopback>>;

beforeAll(async () => {
  const app = new Hono();
  app.post('/hook', async (context) => {
    asked.push({ title: context.req.query('trigger_title') ?? '', body: await context.req.json() });
    return context.text('', hookStatus as 200);
  });
  hook = await serveOnLoopback(app, 0);
  process.env['BUILD_HOOK_URL'] = `${hook.url}/hook`;
});
afterAll(() => hook.close());

const shop = shopUnderTest({ quiet: ['log', 'warn', 'error'] });
const secret = demonstrationValues['DEPLOY_NOTIFICATION_SECRET'] ?? '';

beforeEach(async () => {
  asked.length = 0;
  hookStatus = 200;
  await shop.sql`delete from builds`;
});

const publish = (token: string, body: object = { act: 'publish', kind: 'changes' }) =>
  askAs(shop, 'admin-publishing', token, body);
const builds = () => shop.sql`select id, state, cause, error, requested_by, deploy_url from builds order by created_at`;
const tell = (notice: Partial<Parameters<typeof deployNotice>[1]>, key = secret) =>
  shop.run(
    'deploy-notification',
    deployNotice(
      'http://localhost',
      {
        id: randomUUID(),
        state: 'ready',
        title: null,
        error_message: null,
        ssl_url: 'https://gija.example',
        ...notice,
      },
      key,
    ),
  );

describe('publishing', () => {
  it('by an editor calls the hook at once, and is live when the platform says so', async () => {
    const editor = await makeOpenStaff(shop, 'editor');
    const { status, answer } = await publish(editor.token);
    expect(status).toBe(200);
    expect(asked).toEqual([{ title: `Gija ${answer.build}`, body: { build: answer.build, kind: 'changes' } }]);
    expect(await builds()).toMatchObject([{ state: 'running', requested_by: editor.userId }]);
    expect((await tell({ title: 'Someone’s commit' })).status).toBe(200);
    expect(await builds(), 'another deploy').toMatchObject([{ state: 'running' }]);
    expect(await (await tell({ title: `Gija ${answer.build}` })).json()).toEqual({ changed: true });
    expect(await (await tell({ title: `Gija ${answer.build}`, state: 'error' })).json()).toEqual({ changed: false });
    expect(await builds()).toMatchObject([{ state: 'succeeded', deploy_url: 'https://gija.example' }]);
    const logged =
      await shop.sql`select actor_id, action from audit_log where table_name = 'builds' and row_key = ${answer.build}`;
    expect([...logged]).toEqual([{ actor_id: editor.userId, action: 'insert' }]);
  });

  it('says why when the hook refuses or the build fails, and the next one goes on', async () => {
    const { token } = await makeOpenStaff(shop);
    hookStatus = 500;
    expect((await publish(token)).status).toBe(200);
    expect(await builds()).toMatchObject([{ state: 'failed', error: 'hook_refused: The build hook answered 500.' }]);
    hookStatus = 200;
    const { answer } = await publish(token);
    await tell({
      title: `Gija ${answer.build}`,
      state: 'error',
      error_message: 'Build script returned non-zero exit code: 2',
    });
    expect((await builds()).at(-1)).toMatchObject({
      state: 'failed',
      error: 'build_broken: Build script returned non-zero exit code: 2',
    });
  });

  it('that is planned waits for its time; the job begins it then, once', async () => {
    const { token } = await makeOpenStaff(shop);
    const day = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
    const { answer } = await publish(token, { act: 'publish', kind: 'full', at: `${day}T06:00` });
    expect(await shop.tick('publish-due')).toEqual({ started: null });
    await shop.sql`update builds set due_at = now()`;
    expect(await shop.tick('publish-due')).toEqual({ started: answer.build });
    expect(await shop.tick('publish-due')).toEqual({ started: null });
    expect(asked).toHaveLength(1);
  });

  it('takes no nonsense for a time or for minutes', async () => {
    const { token } = await makeOpenStaff(shop);
    for (const body of [
      { act: 'publish', kind: 'changes', at: '2026-13-40T06:00' },
      { act: 'publish', kind: 'changes', at: 'tomorrow' },
      { act: 'publish', kind: 'half' },
      { act: 'set_rules', quiet_minutes: -1, longest_minutes: 5, version: '' },
      { act: 'set_rules', quiet_minutes: 5, longest_minutes: 0, version: '' },
    ])
      expect((await publish(token, body)).status, JSON.stringify(body)).toBe(400);
  });
});

describe('the platform’s news', () => {
  const sign = (head: object, payload: object, key: string) => {
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const text = `${part(head)}.${part(payload)}`;
    return `${text}.${createHmac('sha256', key).update(text).digest('base64url')}`;
  };
  const post = (signature: string, body = '{}') =>
    shop.post('deploy-notification', body, { 'x-webhook-signature': signature });

  it('counts only when it is signed with our secret, over exactly this body', async () => {
    const { token } = await makeOpenStaff(shop);
    const { answer } = await publish(token);
    const notice = { title: `Gija ${answer.build}` };
    expect((await tell(notice, 'another-secret-of-somebody')).status).toBe(400);
    const good = deployNotice(
      'http://x',
      { id: 'a', state: 'ready', error_message: null, ssl_url: '', ...notice },
      secret,
    );
    const signature = good.headers.get('x-webhook-signature') ?? '';
    expect((await post(signature, `${await good.text()} `)).status, 'another body').toBe(400);
    expect((await post('')).status).toBe(400);
    expect((await post(sign({ alg: 'none' }, { iss: 'netlify', sha256: '' }, ''))).status).toBe(400);
    expect((await post(sign({ alg: 'HS256' }, { iss: 'somebody', sha256: '' }, secret))).status).toBe(400);
    expect(await builds()).toMatchObject([{ state: 'running' }]);
  });

  it('of previews and of deploys that are under way changes nothing', async () => {
    const { token } = await makeOpenStaff(shop);
    const { answer } = await publish(token);
    const title = `Gija ${answer.build}`;
    await tell({ title, context: 'deploy-preview' } as object);
    await tell({ title, state: 'building' as 'ready' });
    expect(await builds()).toMatchObject([{ state: 'running' }]);
  });
});
