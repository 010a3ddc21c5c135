import { atom } from 'nanostores';
import * as z from 'zod/mini';
import { readAuthLink } from '#src/domain/account/auth-link.ts';
import { failure, type Result, success } from '#src/domain/result/result.ts';
import { $session, accessToken, showSession } from './session.ts';
import { sessionMemory } from './session-memory.ts';
import { openAuthLink, setNewPassword, signOut } from './sign-in.ts';

/** Why a link opens nothing. `malformed`: not all is there that makes one. `unreachable`: it could not be checked. */
export type LinkProblem = 'invalid' | 'malformed' | 'elsewhere' | 'unreachable';

/** The states of the page (accounts-and-back-office.md, 4, password reset). */
export type ResetView =
  /** `chosen`: the first password of an account, whose person stays signed in. */
  | { readonly state: 'unknown' | 'updated' | 'chosen' }
  | { readonly state: 'valid'; readonly email: string; readonly isFirst: boolean }
  | { readonly state: 'invalid'; readonly problem: LinkProblem };

export const $reset = atom<ResetView>({ state: 'unknown' });

const invalid = (problem: LinkProblem) => $reset.set({ state: 'invalid', problem });

/** This tab has opened such a link: a reload, which no longer has it, goes on. */
const openedKey = 'password-reset';
const opened = z.object({
  kind: z.enum(['reset', 'first']),
  /** Whose password it is: somebody else may have signed in here since. */
  owner: z.string(),
});
type Kind = z.infer<typeof opened>['kind'];

const userId = () => $session.get().user?.id ?? '';
const noteOpened = (kind: Kind) => sessionMemory.write(openedKey, { kind, owner: userId() });

function openedKind(): Kind | undefined {
  const noted = opened.safeParse(sessionMemory.read(openedKey)).data;
  return noted?.owner === userId() ? noted.kind : undefined;
}

const openForm = (kind: Kind) =>
  $reset.set({ state: 'valid', email: $session.get().user?.email ?? '', isFirst: kind === 'first' });

/** The page is for the first password of an account whose address was just confirmed in this tab. */
export function expectFirstPassword(): void {
  noteOpened('first');
}

/** Whoever came back after a reload still has the session that the link gave. */
async function goOn(): Promise<void> {
  const isSignedIn = (await accessToken()) !== undefined;
  const kind = openedKind();
  if (isSignedIn && kind !== undefined) openForm(kind);
  else invalid('malformed');
}

/** Checks what the page's address brought (`?type=recovery&code=…`, `#access_token=…`): valid opens the form. */
export async function checkResetLink(address: string): Promise<void> {
  $reset.set({ state: 'unknown' });
  if (address === '') return goOn();
  const read = readAuthLink(address);
  if (read?.link.kind === 'refused') return invalid('invalid');
  if (read === undefined || read.type !== 'recovery' || read.link.kind === 'half_confirmed')
    return invalid('malformed');
  const answer = await openAuthLink(read.link, 'recovery');
  if (answer.ok) {
    noteOpened('reset');
    return openForm('reset');
  }
  const { code } = answer.failure;
  invalid(code === 'unreachable' ? 'unreachable' : code === 'link_elsewhere' ? 'elsewhere' : 'invalid');
}

/**
 * Sets the new password. It ends every session of this person, this one too: whoever knew the old password is out, and the next sign-in
 * is with the new one. A first password ends none: nobody can have signed in before. `session_gone` where the link's session has
 * ended.
 */
export async function finishReset(password: string): Promise<Result<void, Failed>> {
  const isFirst = openedKind() === 'first';
  const answer = await setNewPassword(password);
  // The one of the sign-up counts after all, and its word was lost on the way: it is the one that is wanted.
  const stands = isFirst && !answer.ok && answer.failure.code === 'same_password';
  if (!answer.ok && !stands) return failure(answer.failure.code);
  sessionMemory.forget(openedKey);
  if (isFirst) {
    $reset.set({ state: 'chosen' });
    return success(undefined);
  }
  const ended = await signOut('global');
  if (!ended.ok) await signOut('local');
  showSession();
  $reset.set({ state: 'updated' });
  return success(undefined);
}

type Failed = Extract<Awaited<ReturnType<typeof setNewPassword>>, { ok: false }>['failure']['code'];
