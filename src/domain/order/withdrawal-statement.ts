import { normalizeEmail } from '../contact/email-address.ts';
import { manyLines, oneLine } from '../contact/message.ts';
import type { Language } from '../language/languages.ts';
import type { WithdrawalScope } from './withdrawal.ts';

interface Declaration {
  readonly language: Language;
  readonly scope: WithdrawalScope;
  /** Goods of a known order, each as it is called in the shopper's language. */
  readonly lines: readonly { readonly text: string; readonly quantity: number }[];
  /** Goods in the shopper's own words. */
  readonly items: string;
  readonly reference: string;
  readonly name: string;
  readonly email: string;
}

interface Words {
  readonly seller: (name: string) => string;
  readonly whole: string;
  readonly parts: string;
  readonly order: string;
  readonly name: string;
  readonly email: string;
}

/**
 * The words of a declaration. They are evidence: the same are confirmed, stored, hashed and sent back, so they stand here and
 * not among the interface texts, which an editor may change between one and the other.
 */
const words: Readonly<Record<Language, Words>> = {
  en: {
    seller: (name) => `To: ${name}`,
    whole: 'I withdraw from the contract for the whole order.',
    parts: 'I withdraw from the contract for these items:',
    order: 'Order',
    name: 'Name',
    email: 'E-mail',
  },
  lt: {
    seller: (name) => `Kam: ${name}`,
    whole: 'Atsisakau sutarties dėl viso užsakymo.',
    parts: 'Atsisakau sutarties dėl šių prekių:',
    order: 'Užsakymas',
    name: 'Vardas ir pavardė',
    email: 'El. paštas',
  },
  ru: {
    seller: (name) => `Кому: ${name}`,
    whole: 'Отказываюсь от договора в отношении всего заказа.',
    parts: 'Отказываюсь от договора в отношении следующих товаров:',
    order: 'Заказ',
    name: 'Имя и фамилия',
    email: 'Эл. почта',
  },
};

/** The whole declaration in words, line by line, as it is shown, kept and sent back. */
export function withdrawalStatement(declaration: Declaration, seller: string): string {
  const own = words[declaration.language];
  const goods =
    declaration.lines.length > 0
      ? declaration.lines.map(({ quantity, text }) => `– ${text} × ${quantity}`)
      : [manyLines(declaration.items)];
  return [
    own.seller(seller),
    ...(declaration.scope === 'whole_order' ? [own.whole] : [own.parts, ...goods]),
    `${own.order}: ${oneLine(declaration.reference)}`,
    `${own.name}: ${oneLine(declaration.name)}`,
    `${own.email}: ${normalizeEmail(declaration.email)}`,
  ].join('\n');
}
