import { randomBytes } from 'node:crypto';
import type { Sql } from 'postgres';
import * as z from 'zod/mini';
import { removeFactor } from './factors.ts';
import { AuthFailure, invalid } from './failure.ts';
import { checkStrength, hashPassword } from './passwords.ts';
import { type AuthApp, readBody, readEmail, requireSecretKey } from './request.ts';
import { factorJson, type Person, userJson } from './rows.ts';
import type { AuthService } from './service.ts';
import { createUser, findPerson } from './users.ts';

const record = z.nullish(z.record(z.string(), z.unknown()));
const createShape = z.object({
  email: z.nullish(z.string()),
  password: z.nullish(z.string()),
  email_confirm: z.nullish(z.boolean()),
  user_metadata: record,
  app_metadata: record,
});

async function personAt(sql: Sql, id: string): Promise<Person> {
  if (!z.uuid().safeParse(id).success) throw new AuthFailure(404, 'validation_failed', 'user_id must be an UUID');
  const person = await findPerson(sql, { id });
  if (person === undefined) throw new AuthFailure(404, 'user_not_found', 'User not found');
  return person;
}

function pageOf(value: string | undefined, otherwise: number, maximum: number): number {
  const number = Number(value || otherwise);
  if (!Number.isInteger(number) || number < 1) throw invalid('Bad Pagination Parameters');
  return Math.min(number, maximum);
}

/** /admin/users: create, list, read, delete, and a user's factors; by the secret key alone. */
export function mountAdmin(app: AuthApp, service: AuthService): void {
  const { sql } = service;
  app.use('/admin/*', async (context, next) => {
    requireSecretKey(service, context);
    await next();
  });

  app.post('/admin/users', async (context) => {
    const body = await readBody(context, createShape);
    const email = readEmail(body.email);
    const password = body.password ?? randomBytes(24).toString('base64url');
    checkStrength(password, service.settings.minimumPassword);
    const passwordHash = await hashPassword(sql, password);
    const person = await createUser(sql, {
      ...{ email, passwordHash, data: body.user_metadata ?? {}, confirmed: body.email_confirm === true },
      ...(body.app_metadata ? { appData: body.app_metadata } : {}),
    });
    if (person === undefined)
      throw new AuthFailure(422, 'email_exists', 'A user with this email address has already been registered');
    return context.json(userJson(person));
  });

  app.get('/admin/users', async (context) => {
    const page = pageOf(context.req.query('page'), 1, 1_000_000);
    const size = pageOf(context.req.query('per_page'), 50, 1000);
    const ids = await sql<{ id: string; total: number }[]>`
      select id, count(*) over ()::int as total from auth.users where deleted_at is null
      order by created_at desc, id limit ${size} offset ${(page - 1) * size}`;
    const people = await Promise.all(ids.map(({ id }) => findPerson(sql, { id })));
    const users = people.flatMap((person) => (person === undefined ? [] : [userJson(person)]));
    context.header('x-total-count', String(ids[0]?.total ?? 0));
    return context.json({ users, aud: 'authenticated' });
  });

  app.get('/admin/users/:id', async (context) => context.json(userJson(await personAt(sql, context.req.param('id')))));

  app.delete('/admin/users/:id', async (context) => {
    const { user } = await personAt(sql, context.req.param('id'));
    await sql`delete from auth.users where id = ${user.id}`;
    return context.json({});
  });

  app.get('/admin/users/:id/factors', async (context) =>
    context.json((await personAt(sql, context.req.param('id'))).factors.map(factorJson)),
  );

  app.delete('/admin/users/:id/factors/:factor', async (context) => {
    const person = await personAt(sql, context.req.param('id'));
    const factor = person.factors.find(({ id }) => id === context.req.param('factor'));
    if (factor === undefined) throw new AuthFailure(404, 'mfa_factor_not_found', 'Factor not found');
    await removeFactor(service, person, factor);
    return context.json(factorJson(factor));
  });
}
