import type { CountedTexts } from '#src/contracts/staff-translation.ts';

/**
 * How much of some kinds of texts is whole in a language, percent: never 100 while something is left, never 0 once something is done.
 */
export function shareDone(kinds: readonly CountedTexts[], language: 'lt' | 'ru'): number {
  let [total, done] = [0, 0];
  for (const kind of kinds) {
    const { missing, changed, same } = kind[language];
    total += kind.total;
    done += kind.total - missing - changed - same;
  }
  if (total === 0 || done === total) return 100;
  return done === 0 ? 0 : Math.min(99, Math.max(1, Math.round((100 * done) / total)));
}
