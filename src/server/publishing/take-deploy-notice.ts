import { setTimeout } from 'node:timers/promises';
import { type Result, success } from '#src/domain/result/result.ts';
import type { CallDatabase } from '#src/server/database/call-database.ts';

/** How a deploy ended, as the platform says it. */
export interface DeployEnd {
  readonly deploy: string;
  /** The build of ours that asked for it; undefined where code was deployed. */
  readonly build: string | undefined;
  readonly ok: boolean;
  readonly error: string | undefined;
  readonly url: string | undefined;
}

/** Milliseconds before each further try. */
const pauses = [250, 1_500] as const;

interface Dependencies<Refusal extends string> {
  readonly call: CallDatabase;
  /** Verifies and reads what the platform posted; null for news of something else. */
  readNotice(rawBody: string, headers: Headers): Result<DeployEnd | null, Refusal>;
  /** Waits so many milliseconds. */
  readonly wait?: (milliseconds: number) => Promise<unknown>;
}

/**
 * Takes the platform's word that a build is live, or that it failed. Said twice it counts once. The platform may not say it again, so
 * a moment without the database does not lose it: it is tried three times within two seconds.
 */
export async function takeDeployNotice<Refusal extends string>(
  { call, readNotice, wait = setTimeout }: Dependencies<Refusal>,
  rawBody: string,
  headers: Headers,
): Promise<Result<{ readonly changed: boolean }, Refusal>> {
  const notice = readNotice(rawBody, headers);
  if (!notice.ok) return notice;
  if (notice.value === null) return success({ changed: false });
  const { build, deploy, ok, error, url } = notice.value;
  const ended = { build: build ?? null, deploy, ok, error: ok ? null : `build_broken: ${error ?? ''}`, url: url ?? '' };
  const finish = async () => {
    const answer = (await call('finish_build', { ended })) as { readonly changed: boolean };
    return success({ changed: answer.changed });
  };
  for (const pause of pauses) {
    try {
      return await finish();
    } catch {
      await wait(pause);
    }
  }
  return finish();
}
