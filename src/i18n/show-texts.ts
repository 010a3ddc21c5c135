import i18next from 'i18next';
import type { InterfaceText } from '#src/domain/language/interface-text.ts';
import { type Messages, overrideTexts } from './overridden-texts.ts';

/** The texts of the files, of the namespaces that were ever changed. */
const originals = new Map<string, Messages>();
let used: readonly InterfaceText[] = [];

/**
 * Has pages say what was changed in the back office in place of what the files of `public/locales` say; what is no longer changed is as
 * in the files again. Broken texts are left out: a build has refused them (scripts/publish).
 */
export function showTexts(texts: readonly InterfaceText[]): void {
  if (texts === used) return;
  used = texts;
  const changed = Map.groupBy(texts, ({ language, namespace }) => `${language}/${namespace}`);
  for (const place of new Set([...originals.keys(), ...changed.keys()])) {
    const [language = '', namespace = ''] = place.split('/');
    const bundle = originals.get(place) ?? (i18next.getResourceBundle(language, namespace) as Messages | undefined);
    if (bundle === undefined) continue;
    originals.set(place, bundle);
    i18next.addResourceBundle(
      language,
      namespace,
      overrideTexts(bundle, changed.get(place) ?? []).messages,
      false,
      true,
    );
  }
}
