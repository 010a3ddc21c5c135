/** What search engines show of a title and a description, in letters. */
const titleLength = 65;
const descriptionLength = 160;

/** Cut at the end of a word, with an ellipsis; a single word that is too long is cut where it must be. */
function cut(text: string, length: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const letters = [...line];
  if (letters.length <= length) return line;
  const kept = letters.slice(0, length - 1).join('');
  const end = kept.lastIndexOf(' ');
  return `${(end > length / 2 ? kept.slice(0, end) : kept).replace(/[\s,;:–-]+$/, '')}…`;
}

/** The title of a page for tabs and search engines: with the shop's name, where that is not in it. */
export function metaTitle(title: string): string {
  return title.includes('Gija') ? title : `${cut(title, titleLength - 7)} – Gija`;
}

/** The description of a page: whole sentences where they fit, else whole words. */
export function metaDescription(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if ([...line].length <= descriptionLength) return line;
  const sentences = line.match(/.+?[.!?]+(?=\s|$)/g) ?? [];
  let whole = '';
  for (const sentence of sentences) {
    if ([...(whole + sentence)].length > descriptionLength) break;
    whole += sentence;
  }
  return [...whole].length >= descriptionLength / 2 ? whole.trim() : cut(line, descriptionLength);
}
