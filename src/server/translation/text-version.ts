import { createHash } from 'node:crypto';

export interface Texts {
  readonly en: string | null;
  readonly lt: string | null;
  readonly ru: string | null;
}

/** What tells one state of a text from another in a file: a file that was written before somebody changed the text has another one. */
export function versionOfTexts({ en, lt, ru }: Texts): string {
  return `v${createHash('sha256')
    .update(JSON.stringify([en, lt, ru]))
    .digest('hex')
    .slice(0, 12)}`;
}
