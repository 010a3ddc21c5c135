import type { Language } from '#src/domain/language/languages.ts';
import { numberFormat } from '#src/i18n/intl-formats.ts';

const million = 1_000_000;

/** A rate as people write it: `1,08`. */
export function rateWords(millionths: number, language: Language): string {
  return numberFormat(language, { maximumFractionDigits: 6 }).format(millionths / million);
}

/** Hundredths of a percent as people write them: `21 %`. */
export function percentWords(basisPoints: number, language: Language): string {
  return `${numberFormat(language, { maximumFractionDigits: 2 }).format(basisPoints / 100)} %`;
}

const decimal = /^(\d{1,3})(?:[.,](\d{1,6}))?$/;

/** A rate that was typed, in millionths: `1,08`, `3.4528`; undefined where it is none, or nothing. */
export function typedRate(typed: string): number | undefined {
  const [, whole, part = ''] = decimal.exec(typed.trim()) ?? [];
  const millionths = whole === undefined ? 0 : Number(whole) * million + Number(part.padEnd(6, '0'));
  return millionths > 0 ? millionths : undefined;
}

/** Percent that were typed, in hundredths of one: `21`, `25,5`; undefined where they are none, or more than fifty. */
export function typedPercent(typed: string): number | undefined {
  const [, whole, part = ''] = /^(\d{1,2})(?:[.,](\d{1,2}))?$/.exec(typed.trim().replace(/\s*%$/, '')) ?? [];
  const points = whole === undefined ? -1 : Number(whole) * 100 + Number(part.padEnd(2, '0'));
  return points >= 0 && points <= 5000 ? points : undefined;
}

/** Whether a new rate is further from the one before than currencies move: by more than a tenth. */
export const isFarOff = (millionths: number, before: number) => Math.abs(millionths - before) * 10 > before;
