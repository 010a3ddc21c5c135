import { findProductsToName } from '#src/client/backend/staff-coupons.ts';
import type { NamedProduct } from '#src/contracts/staff-coupons.ts';
import type { Language } from '#src/domain/language/languages.ts';
import { useFoundAsTyped } from './use-found-as-typed.ts';

const none: readonly NamedProduct[] = [];

/** Products for sale that are found by what is typed; none where they cannot be had. */
export function useFoundProducts(typed: string, language: Language): readonly NamedProduct[] {
  const found = useFoundAsTyped(typed, language, ({ token }, words) => findProductsToName(token, { words, language }));
  return found === undefined || found === 'failed' ? none : found;
}
