import { generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import { beforeAll, expect, it, vi } from 'vitest';
import { packParameters, toSafeBase64 } from '#src/server/vendors/paysera/encoding.ts';
import { shopUnderTest } from './shop-under-test.ts';
import { placeTestOrder, settled, type TestOrder } from './test-orders.ts';

// What this test is about is the bank provider's settings, not the demonstration's company and catalogue.
vi.mock('#src/server/publishing/refuse-demonstration.ts', () => ({ refuseDemonstration: () => {} }));

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });

const shop = shopUnderTest({ quiet: ['log', 'warn'] });
beforeAll(async () => {
  // As in a production; the functions read their environment at their first request.
  for (const name of ['STRIPE_API_URL', 'PAYSERA_PAY_URL', 'RESEND_API_URL', 'SUPPLIER_FEEDS_LOCAL_URL'])
    delete process.env[name];
  Object.assign(process.env, {
    GIJA_ENVIRONMENT: 'production',
    SITE_URL: 'https://gija.example',
    MAIL_FROM: 'labas@gija.example',
    DEPLOY_NOTIFICATION_SECRET: 'a-real-secret-of-deploy-news',
    SEND_EMAIL_HOOK_SECRET: `v1,whsec_${Buffer.from('a secret of a real project').toString('base64')}`,
    PAYSERA_PROJECT_ID: '200002',
    PAYSERA_PASSWORD: 'a-password-of-a-real-project-1234',
    PAYSERA_PUBLIC_KEY: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
  });
});

async function tell({ orderNumber }: TestOrder, changes: Record<string, string>): Promise<number> {
  const [row] = await shop.sql`select id, total_amount from orders where order_number = ${orderNumber}`;
  const data = packParameters({
    ...{ projectid: '200002', orderid: String(row?.['id']), status: '1', requestid: randomUUID() },
    ...{ payamount: String(row?.['total_amount']), paycurrency: 'EUR', test: '0', ...changes },
  });
  const query = new URLSearchParams({ data, ss3: toSafeBase64(sign('sha256', Buffer.from(data), privateKey)) });
  const address = `${shop.siteUrl}/.netlify/functions/paysera-callback?${query}`;
  return (await shop.run('paysera-callback', new Request(address))).status;
}

it('in a production a test payment pays nothing, however well it is signed; a real one does', async () => {
  const ordered = await placeTestOrder(shop, 2, {}, 'create-paysera-checkout');
  const asked = Buffer.from(new URL(ordered.url).searchParams.get('data') ?? '', 'base64url').toString();
  expect(new URLSearchParams(asked).get('test')).toBe('0');
  expect(await tell(ordered, { test: '1' })).toBe(400);
  expect(await tell(ordered, { projectid: '100001' })).toBe(400);
  await settled(shop, ordered, ['pending', 'unpaid', 2, 1]);
  expect(await tell(ordered, {})).toBe(200);
  await settled(shop, ordered, ['processing', 'paid', 1, 0]);
});
