import { expandCatalogue } from '../expand.ts';
import { hashNumber, hashSorted, hashUuid } from '../hash.ts';
import type { ProductGroup } from '../product.ts';
import { reviewFamily } from './families.ts';
import type { ReviewFit, ReviewText } from './review-text.ts';
import { reviewerNames } from './reviewers.ts';

/** One review as a buyer left it; times in UTC. */
export interface DemonstrationReview {
  readonly id: string;
  readonly productId: string;
  readonly author: string;
  readonly language: ReviewText[0];
  readonly stars: ReviewText[1];
  readonly text: string;
  readonly fit: ReviewFit | null;
  /** What was bought. */
  readonly size: string;
  readonly color: string;
  readonly createdAt: string;
}

const day = 86_400_000;
/** The newest review; what came into the shop shortly before has none. */
const lastDay = Date.parse('2026-11-18');

/** How many reviews a product has: none for a third, two to six for the others. */
function countOf(slug: string): number {
  const chance = hashNumber(`${slug}#reviews`, 100);
  if (chance < 34) return 0;
  if (chance < 60) return 2;
  if (chance < 78) return 3;
  if (chance < 90) return 4;
  return chance < 96 ? 5 : 6;
}

/**
 * The reviews of the catalogue. Each family's texts are dealt like cards, so that a text comes again only when all
 * the others have been used, and never twice at one product.
 */
export function demonstrationReviews(groups: readonly ProductGroup[]): DemonstrationReview[] {
  const dealt = new Map<readonly ReviewText[], number>();
  return expandCatalogue(groups).flatMap((product) => {
    const texts = hashSorted(reviewFamily(product), 'reviews');
    const created = Date.parse(product.createdAt);
    const days = Math.floor((lastDay - created) / day) - 5;
    const count = days < 20 ? 0 : Math.min(countOf(product.slug), texts.length);
    const family = reviewFamily(product);
    const start = dealt.get(family) ?? 0;
    dealt.set(family, start + count);
    return Array.from({ length: count }, (_, place): DemonstrationReview => {
      const key = `${product.id}#review${place}`;
      const [language, stars, text, fit] = texts[(start + place) % texts.length] ?? ['lt', 5, ''];
      const names = reviewerNames(product.audience, language);
      const bought = product.variants[hashNumber(`${key}#variant`, product.variants.length)];
      const after = 5 + hashNumber(`${key}#day`, days);
      return {
        id: hashUuid(key),
        productId: product.id,
        author: names[hashNumber(`${key}#name`, names.length)] ?? '',
        language,
        stars,
        text,
        fit: fit ?? null,
        size: bought?.size ?? '',
        color: bought?.color ?? '',
        createdAt: new Date(created + after * day + hashNumber(`${key}#minute`, 600) * 60_000).toISOString(),
      };
    });
  });
}
