/** What a card carries of its product's variants, as `compactVariants` (src/site/card-facts.ts) wrote it into the page. */
export interface CardVariants {
  readonly sizes: readonly string[];
  /** Free pieces by colour, in the order of the sizes. */
  readonly free: Readonly<Record<string, readonly number[]>>;
}

export function readCardVariants(card: HTMLElement): CardVariants {
  const { s: sizes, c: free } = JSON.parse(card.dataset['variants'] ?? '{"s":[],"c":{}}') as {
    readonly s: CardVariants['sizes'];
    readonly c: CardVariants['free'];
  };
  return { sizes, free };
}
