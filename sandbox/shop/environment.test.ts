import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { portsFrom } from '#sandbox/ports.ts';
import { localEnvironment } from '#sandbox/shop/environment.ts';
import { temporaryFolder } from '#tests/support/test-backend.ts';

describe('the environment of this machine', () => {
  it('is the example with its addresses moved, and the own .env over it', () => {
    const folder = temporaryFolder('environment');
    const put = (name: string, text: string) => writeFileSync(path.join(folder.path, name), text);
    put(
      '.env.example',
      'SITE_URL=http://localhost:8888\nSTRIPE_SECRET_KEY=demo\nSTRIPE_API_URL=http://127.0.0.1:8891\n',
    );
    const moved = localEnvironment(folder.path, portsFrom(9000));
    expect(moved).toMatchObject({
      SITE_URL: 'http://localhost:9000',
      PUBLIC_SUPABASE_URL: 'http://127.0.0.1:9001',
      STRIPE_API_URL: 'http://127.0.0.1:9003',
      RESEND_API_URL: 'http://127.0.0.1:9005',
      BUILD_HOOK_URL: 'http://127.0.0.1:9000/_local/build',
      STRIPE_SECRET_KEY: 'demo',
    });
    put('.env', 'STRIPE_SECRET_KEY=real\nSTRIPE_API_URL=\n');
    expect(localEnvironment(folder.path, portsFrom(9000))).toMatchObject({
      STRIPE_SECRET_KEY: 'real',
      STRIPE_API_URL: '',
    });
    folder.remove();
  });
});
