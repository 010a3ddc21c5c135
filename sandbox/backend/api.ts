import { inspect } from 'node:util';
import { App } from '@supabase/lite';
import { createPostgresConnection } from '@supabase/lite/postgres';

export interface ApiOptions {
  readonly databaseUrl: string;
  /** By what it takes tokens: nobody outside this process may know it. */
  readonly innerSecret: string;
  readonly publishableKey: string;
  readonly secretKey: string;
  /** Connections to the database. More than 15 made the checkout slower. */
  readonly poolSize?: number;
}

export interface Api {
  fetch(request: Request): Promise<Response>;
  ensureSystemSchema(): Promise<void>;
  close(): Promise<void>;
}

/** Objects and lists come encoded already, everything else does not. */
function encode(value: unknown): string {
  return typeof value === 'string' && /^[[{]/.test(value) ? value : JSON.stringify(value);
}

/**
 * Lite hands objects over as text that is encoded already; the driver would encode it again, and a function's `jsonb` argument
 * would arrive as one string instead of the object that hosted Supabase passes.
 */
const encodedJson = {
  json: { to: 114, from: [114], serialize: encode, parse: JSON.parse },
  jsonb: { to: 3802, from: [3802], serialize: encode, parse: JSON.parse },
};

/**
 * Supabase's REST API (Supabase Lite) over a PostgreSQL that `preparePlatform` has seen. Its auth part only brings the tables:
 * the service over them is `auth/`.
 */
export function createApi(options: ApiOptions): Api {
  process.env['LITE_TELEMETRY'] = '0';
  const connection = createPostgresConnection({
    url: options.databaseUrl,
    postgresOptions: { max: options.poolSize ?? 15, onnotice: () => {}, types: encodedJson },
  });
  // Otherwise its first request grants everything on every table again, over what the migrations revoked.
  Object.assign(connection, { rlsState: 'active' });
  // It prints each refused statement with a stack; the caller gets the reason anyway, so one line is enough here.
  const normalize = connection.normalizeDbError.bind(connection);
  connection.normalizeDbError = (error) => {
    const normal = normalize(error);
    if (normal instanceof Error && 'code' in normal)
      Object.assign(normal, { [inspect.custom]: () => `The database refused (${normal.code}): ${normal.message}` });
    return normal;
  };
  const app = new App({
    connection,
    auth: {
      enabled: true,
      jwt_secret: options.innerSecret,
      publishable_key: options.publishableKey,
      secret_key: options.secretKey,
    },
    db: { migrations: { enabled: false } },
    options: {
      server: { admin: false, disableStudio: true, disableFallback: false },
    },
  });
  return {
    fetch: async (request) => app.fetch(request),
    ensureSystemSchema: () => app.ensureSystemSchema(),
    close: () => connection.close(),
  };
}
