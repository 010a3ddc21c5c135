import { useEffect, useRef, useState } from 'react';
import { findProductsToName } from '#src/client/backend/staff-coupons.ts';
import { asStaff } from '#src/client/stores/as-staff.ts';
import type { NamedProduct } from '#src/contracts/staff-coupons.ts';
import type { Language } from '#src/domain/language/languages.ts';

/** Milliseconds after the last key until what was typed is looked for. */
const pause = 250;

/** Products for sale that are found by what is typed; what comes after the next key is dropped. */
export function useFoundProducts(words: string, language: Language): readonly NamedProduct[] {
  const [found, setFound] = useState<readonly NamedProduct[]>([]);
  const asked = useRef(words);
  asked.current = words;
  useEffect(() => {
    const wanted = words.trim();
    if (wanted === '') return setFound([]);
    const timer = setTimeout(async () => {
      const answer = await asStaff(({ token }) => findProductsToName(token, { words: wanted, language }));
      if (asked.current === words) setFound(answer.ok ? answer.value : []);
    }, pause);
    return () => clearTimeout(timer);
  }, [words, language]);
  return found;
}
