import { createHash } from 'node:crypto';

const island = /<astro-island\b[^>]*?\sprefix="(r\d+)"[\s\S]*?<\/astro-island>/g;

/**
 * A built page with the ids of its islands counted in the order in which they stand. The renderer counts them in the order in which
 * it came to them, which depends on what was loaded already: the same page had other bytes in another build.
 */
export function withSteadyIds(html: string): string {
  let count = 0;
  return html.replace(island, (text, prefix: string) => {
    const steady = `r${count++}`;
    const counted = text.replace(`prefix="${prefix}"`, `prefix="${steady}"`).replaceAll(`_${prefix}R_`, `_${steady}R_`);
    // Astro makes the island's own id of what is in it, those ids included.
    const own = counted.replace(/ uid="\w*"/, '');
    return counted.replace(/ uid="\w*"/, ` uid="${createHash('sha256').update(own).digest('hex').slice(0, 7)}"`);
  });
}
