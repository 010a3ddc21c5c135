import { useCallback, useEffect, useRef, useState } from 'react';
import { findForPalette } from '#src/client/backend/palette.ts';
import { asStaff, type StaffFailure } from '#src/client/stores/as-staff.ts';
import { type PaletteFinds, type PaletteKind, paletteKinds } from '#src/contracts/palette.ts';
import { isSearched } from '#src/domain/admin/palette-match.ts';
import type { StaffRole } from '#src/domain/admin/sections.ts';
import type { Language } from '#src/domain/language/languages.ts';

/** Milliseconds after the last key until what was typed is looked for. */
const pause = 180;

/** What was found of a kind, and by which words. */
export interface Found {
  readonly words: string;
  readonly finds: PaletteFinds;
}

const kindsOf = (role: StaffRole): readonly PaletteKind[] => (role === 'admin' ? paletteKinds : ['products']);

/**
 * What the shop finds by what is typed, each kind asked by itself and shown when it comes. What comes after the next key is dropped;
 * what was found before stays until its kind is answered anew. A kind that cannot be had keeps the others waiting for nothing.
 */
export function useFound(words: string, role: StaffRole, language: Language) {
  const [found, setFound] = useState<Partial<Record<PaletteKind, Found>>>({});
  const [waiting, setWaiting] = useState<readonly PaletteKind[]>([]);
  const [failure, setFailure] = useState<StaffFailure>();
  const asked = useRef(0);

  const look = useCallback(async () => {
    asked.current += 1;
    const mine = asked.current;
    setFailure(undefined);
    const kinds = kindsOf(role);
    setWaiting(kinds);
    const lookFor = async (kind: PaletteKind) => {
      const answer = await asStaff(({ token }) => findForPalette(token, { kind, words, language }));
      if (mine !== asked.current) return;
      setWaiting((before) => before.filter((each) => each !== kind));
      if (!answer.ok) setFailure(answer.failure.code);
      setFound((before) => ({ ...before, [kind]: answer.ok ? { words, finds: answer.value } : undefined }));
    };
    await Promise.all(kinds.map(lookFor));
  }, [words, role, language]);

  useEffect(() => {
    setFailure(undefined);
    if (!isSearched(words)) {
      setFound({});
      return setWaiting([]);
    }
    setWaiting(kindsOf(role));
    const timer = setTimeout(() => void look(), pause);
    return () => {
      asked.current += 1;
      clearTimeout(timer);
    };
  }, [words, role, look]);

  return { found, isWaiting: waiting.length > 0, failure, again: () => void look() };
}
