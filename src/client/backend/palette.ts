import { type PaletteFinds, type PaletteKind, paletteFinds } from '#src/contracts/palette.ts';
import type { Language } from '#src/domain/language/languages.ts';
import { askBackend } from './ask-backend.ts';

export interface PaletteAsked {
  readonly kind: PaletteKind;
  readonly words: string;
  /** Of products' names. */
  readonly language: Language;
}

/** Five of a kind by what is typed; null for whoever may not see them. Throws as askBackend does, or on an answer that does not fit. */
export async function findForPalette(token: string, asked: PaletteAsked): Promise<PaletteFinds | null> {
  return paletteFinds.parse(await askBackend({ path: 'rpc/find_for_palette', body: { asked }, token }));
}
