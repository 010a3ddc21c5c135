import type { Sql } from 'postgres';

type AttemptEvent = Readonly<Record<string, unknown>> & {
  readonly user_id: string | undefined;
  readonly valid: boolean;
};

interface Decision {
  readonly decision?: string;
  readonly message?: string;
  readonly should_logout_user?: boolean;
}

const functions = {
  password: 'public.hook_password_verification_attempt',
  factor: 'public.hook_mfa_verification_attempt',
} as const;
const nobody = '00000000-0000-0000-0000-000000000000';

/**
 * Asks the database's verification hook (where there is one) whether an attempt may count; undefined lets it. For an
 * unknown person it asks as well, about nobody: the way to the answer is the same.
 */
export async function attemptRefusal(
  sql: Sql,
  kind: keyof typeof functions,
  event: AttemptEvent,
): Promise<{ message: string; endSessions: boolean } | undefined> {
  const name = functions[kind];
  const [hook] = await sql<{ present: boolean }[]>`select to_regprocedure(${`${name}(jsonb)`}) is not null as present`;
  if (!hook?.present) return undefined;
  const told = sql.json({ ...event, user_id: event.user_id ?? nobody });
  const [row] = await sql<{ answer: Decision }[]>`select ${sql.unsafe(name)}(${told}) as answer`;
  if (row?.answer.decision !== 'reject') return undefined;
  return {
    message: row.answer.message ?? 'Further attempts are not allowed.',
    endSessions: row.answer.should_logout_user === true,
  };
}
