import { commandKey } from '../command-key.ts';
import type { PaletteTexts } from './option.ts';

/** Which keys do what, for whoever has some. */
export function PaletteKeys({ texts: { keys } }: { readonly texts: PaletteTexts }) {
  const all = [
    ['↑ ↓', keys.move],
    ['Enter', keys.open],
    [`${commandKey()} + Enter`, keys.tab],
    ['Esc', keys.close],
  ] as const;
  return (
    <p className="admin-palette-keys" aria-hidden="true">
      {all.map(([key, does]) => (
        <span key={key}>
          <span className="admin-key">{key}</span> {does}
        </span>
      ))}
    </p>
  );
}
