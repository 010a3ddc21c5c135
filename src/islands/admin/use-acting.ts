import { actAsStaff } from '#src/client/stores/act-as-staff.ts';
import { $toast, dismissToast, showToast } from '#src/client/stores/toast.ts';
import type { Failure, Result } from '#src/domain/result/result.ts';
import { useSending } from '../shared/session/use-sending.ts';
import type { GateData } from './admin-data.ts';

type Act<Value, Code extends string> = (token: string) => Promise<Result<Value, Code>>;

/**
 * Does things on behalf of staff, one at a time. `sentences` say what a section's own refusals mean; those that everything of
 * the back office shares are known here.
 */
export function useActing({ admin }: GateData, sentences: Readonly<Record<string, string>>) {
  const { isBusy, send } = useSending();

  function sentence(code: string): string {
    const common: Readonly<Record<string, string>> = admin.errors;
    return sentences[code] ?? common[code] ?? admin.errors.unexpected;
  }

  /** Does it and answers what stands against it; nothing when it is done. `refused` knows a fuller sentence of some refusals. */
  async function attempt<Value, Code extends string>(
    work: Act<Value, Code>,
    done: (value: Value) => void,
    refused?: (failure: Failure) => string | undefined,
  ): Promise<string | undefined> {
    // What stood against the last one is not about this one.
    if ($toast.get()?.kind === 'error') dismissToast();
    const answer = await actAsStaff(work);
    if (!answer.ok) return refused?.(answer.failure) ?? sentence(answer.failure.code);
    done(answer.value);
    return undefined;
  }

  return {
    isBusy,
    attempt,
    /** Does it at once, where nothing has to be asked first; what stands against it is said over the page. */
    act: <Value, Code extends string>(
      work: Act<Value, Code>,
      done: (value: Value) => void,
      refused?: (failure: Failure) => string | undefined,
    ) =>
      send(async () => {
        const against = await attempt(work, done, refused);
        if (against !== undefined) showToast({ kind: 'error', text: against });
      }),
  };
}
