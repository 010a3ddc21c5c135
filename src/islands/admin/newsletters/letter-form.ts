import type { WantedLetter } from '#src/contracts/admin-newsletters.ts';
import type { LetterSegment } from '#src/contracts/newsletter-content.ts';
import type { FoundLetter } from '#src/contracts/staff-newsletters.ts';
import type { Language } from '#src/domain/language/languages.ts';
import { meantShopPath } from '#src/domain/language/shop-path.ts';
import type { LetterBlock, Texts } from '#src/domain/newsletter/letter-content.ts';
import { normalizeCouponCode } from '#src/domain/pricing/coupon-code.ts';

/** A letter as it is typed: blocks as they are kept, but for paths and codes, which are read when it is saved. */
export interface LetterForm {
  readonly name: string;
  readonly subject: Texts;
  readonly blocks: readonly LetterBlock[];
  readonly fallback: Language | null;
  readonly segment: LetterSegment;
}

const noTexts: Texts = { en: '', lt: '', ru: '' };
const everybody: LetterSegment = {
  languages: [],
  buyers: null,
  category: null,
  ordered_after: null,
  ordered_before: null,
  since: null,
};

export const emptyLetter: LetterForm = {
  name: '',
  subject: noTexts,
  blocks: [],
  fallback: null,
  segment: everybody,
};

export function formOfLetter({ name, subject, blocks, fallback, segment }: FoundLetter): LetterForm {
  return { name, subject, blocks, fallback, segment };
}

/** A new block of a kind, empty. `id` is the caller's own. */
export function newBlock(kind: LetterBlock['kind'], id: string): LetterBlock {
  if (kind === 'products') return { id, kind, products: [] };
  if (kind === 'picture') return { id, kind, picture: '', path: '', text: noTexts };
  if (kind === 'button') return { id, kind, path: '', text: noTexts };
  if (kind === 'coupon') return { id, kind, code: '', text: noTexts };
  return { id, kind, text: noTexts };
}

export type LetterProblem = 'name' | 'path' | 'products' | 'picture' | 'code' | 'days';
/** What is wrong, by `name`, `days`, or the id of a block. */
export type LetterProblems = Readonly<Record<string, LetterProblem>>;

/** A block as the server takes it, or what is wrong with it. `origin` is the shop's own address. */
function readBlock(block: LetterBlock, origin: string): LetterBlock | LetterProblem {
  if (block.kind === 'products') return block.products.length > 0 ? block : 'products';
  if (block.kind === 'coupon') {
    const code = normalizeCouponCode(block.code);
    return code === undefined ? 'code' : { ...block, code };
  }
  if (block.kind === 'picture') {
    if (block.picture === '') return 'picture';
    const typed = block.path?.trim() ?? '';
    const path = typed === '' ? null : meantShopPath(typed, origin);
    return path === undefined ? 'path' : { ...block, path };
  }
  if (block.kind === 'button') {
    const path = meantShopPath(block.path, origin);
    return path === undefined ? 'path' : { ...block, path };
  }
  return block;
}

/** The blocks of a form that can be shown already, for a preview. */
export function shownBlocks(blocks: readonly LetterBlock[], origin: string): LetterBlock[] {
  return blocks.flatMap((block) => {
    const read = readBlock(block, origin);
    return typeof read === 'string' ? [] : [read];
  });
}

/** What was typed as the server takes it, or what is wrong. */
export function readLetterForm(
  form: LetterForm,
  origin: string,
): { readonly letter?: Omit<WantedLetter, 'id' | 'version'>; readonly problems: LetterProblems } {
  const { ordered_after: after, ordered_before: before } = form.segment;
  const blocks = form.blocks.map((block) => [block.id, readBlock(block, origin)] as const);
  const problems: LetterProblems = {
    ...(form.name.trim() === '' && { name: 'name' as const }),
    ...(after !== null && before !== null && before < after && { days: 'days' as const }),
    ...Object.fromEntries(blocks.flatMap(([id, read]) => (typeof read === 'string' ? [[id, read] as const] : []))),
  };
  if (Object.keys(problems).length > 0) return { problems };
  return {
    problems,
    letter: { ...form, name: form.name.trim(), blocks: shownBlocks(form.blocks, origin) },
  };
}
