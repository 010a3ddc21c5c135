import type { Language } from '#src/domain/language/languages.ts';

/** Addresses of the official files in `content/legal`, by their path; the files are the owner's, unaltered. */
const files = import.meta.glob<string>('/content/legal/guarantee-notice-*.{svg,pdf}', {
  query: '?url',
  import: 'default',
  eager: true,
});

export interface GuaranteeNotice {
  readonly address: string;
  /** A drawing is shown, a document is linked. */
  readonly kind: 'svg' | 'pdf';
}

/** The EU's harmonised notice on the legal guarantee (Implementing Regulation (EU) 2025/1960); undefined where it is not there yet. */
export function guaranteeNotice(language: Language, found = files): GuaranteeNotice | undefined {
  for (const kind of ['svg', 'pdf'] as const) {
    const address = found[`/content/legal/guarantee-notice-${language}.${kind}`];
    if (address !== undefined) return { address, kind };
  }
  return undefined;
}
