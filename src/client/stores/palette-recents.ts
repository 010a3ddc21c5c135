import './safe-storage.ts';
import { persistentAtom } from '@nanostores/persistent';
import { parseRecents, type Recents } from '#src/domain/admin/palette-recents.ts';

/** What was chosen in the palette of the back office, by person, the latest first. */
export const $paletteRecents = persistentAtom<Recents>(
  'palette-recents',
  {},
  {
    encode: JSON.stringify,
    decode: parseRecents,
  },
);
