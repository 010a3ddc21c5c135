import { useEffect, useState } from 'react';
import { readEnvironment } from '#src/client/functions/admin-settings.ts';
import type { AdminEnvironment } from '#src/contracts/admin-environment.ts';
import type { AdminData } from './admin-data.ts';
import { useActing } from './use-acting.ts';

/** How the shop is set up where it runs; what stands against knowing it where it could not be asked. */
export function useEnvironment(data: AdminData) {
  const { attempt } = useActing(data, {});
  const [environment, setEnvironment] = useState<AdminEnvironment>();
  const [against, setAgainst] = useState<string>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when it is shown
  useEffect(() => {
    let isShown = true;
    void attempt(readEnvironment, (found) => {
      if (isShown) setEnvironment(found);
    }).then((problem) => {
      if (isShown) setAgainst(problem);
    });
    return () => {
      isShown = false;
    };
  }, []);
  return { environment, against };
}
