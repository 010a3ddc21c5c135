import i18next from 'i18next';
import type { Language } from '#src/domain/language/languages.ts';
import type { Namespace, Namespaces } from './namespaces.ts';

/** All texts of a namespace in one language, to be handed to an island. Build side only. */
export function islandMessages<Name extends Namespace>(language: Language, namespace: Name): Namespaces[Name] {
  return i18next.getResourceBundle(language, namespace) as Namespaces[Name];
}
