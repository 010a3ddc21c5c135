import { type ComponentType, useEffect, useState } from 'react';
import type { LockerFinderProps } from './LockerFinder.tsx';

type Finder = ComponentType<LockerFinderProps>;

/** Once it is here it stays: who changes the locker does not wait again. */
let loaded: Finder | undefined;
let loading: Promise<Finder> | undefined;

/** Fetches the finder's code unless it is there or on its way; it may be tried again. */
export function loadLockerFinder(): Promise<Finder> {
  loading ??= import('./LockerFinder.tsx').then(
    (it) => {
      loaded = it.LockerFinder;
      return loaded;
    },
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

/** The finder for parcel lockers, which comes with the first list: most parcels go to an address. */
export function useLockerFinder(isWanted: boolean) {
  const [state, setState] = useState<{ readonly Finder?: Finder; readonly hasFailed?: boolean }>(() =>
    loaded === undefined ? {} : { Finder: loaded },
  );
  const load = () => {
    setState({});
    loadLockerFinder().then(
      (Finder) => setState({ Finder }),
      () => setState({ hasFailed: true }),
    );
  };
  const isMissing = isWanted && state.Finder === undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: fetched when it is first wanted; after a failure by the button
  useEffect(() => {
    if (isMissing) load();
  }, [isMissing]);
  return { ...state, load };
}
