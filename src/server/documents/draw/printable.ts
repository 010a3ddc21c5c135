/** What the documents' fonts have letters for (a test draws every one of them): Latin, Lithuanian and its neighbours, Cyrillic. */
const drawn =
  /^[\u0020-\u007e\u00a0-\u0131\u0134-\u0148\u014a-\u017e\u0218-\u021b\u0400-\u045f\u0490\u0491\u2010\u2012-\u2014\u2018-\u201a\u201c-\u201e\u2020\u2022\u2026\u2030\u2039\u203a\u20ac\u2116\u2122\u2212]$/u;

function letter(character: string): string {
  if (drawn.test(character)) return character;
  if (/\p{Zs}/u.test(character)) return '\u00a0';
  // Marks, pictures and their joints say nothing on paper.
  if (/[\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}]/u.test(character)) return '';
  const [base = ''] = character.normalize('NFKD');
  return drawn.test(base) ? base : '?';
}

/**
 * A text as it can stand on paper: control and direction characters are gone, letters that the fonts lack become their base
 * letter or `?`, and what is longer than `maximum` ends in an ellipsis. What people typed stays as it is in the database.
 */
export function printable(text: string, maximum = 300): string {
  const clean = Array.from(
    text
      .normalize('NFC')
      .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
      .replace(/[\p{Cf}\p{Cs}\p{Co}\p{Cn}]/gu, ''),
    letter,
  )
    .join('')
    .trim();
  return clean.length > maximum ? `${clean.slice(0, maximum - 1).trimEnd()}…` : clean;
}
