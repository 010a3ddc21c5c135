import { useMemo, useRef, useState } from 'react';
import { addToCart } from '#src/client/stores/fill-cart.ts';
import type { LocalizedText } from '#src/domain/catalogue/product.ts';
import type { Language } from '#src/domain/language/languages.ts';
import { cartData, cartText } from '../shared/cart-data.ts';
import { openCart } from '../shared/cart-events.ts';
import { type Choice, type ChoiceProblem, choiceProblems, firstChoice, freePieces, readVariants } from './choice.ts';

/** What the form needs of a product. Money in euro cents. */
export interface PurchaseProduct {
  readonly id: string;
  readonly name: LocalizedText;
  /** What is paid for one piece; null where it has no price. */
  readonly price: number | null;
  readonly sizes: readonly string[];
  readonly colors: readonly {
    readonly key: string;
    readonly name: string;
    /** Address of a small picture. */
    readonly picture: string;
    /** The picture shows this very colour; otherwise the colour itself is shown. */
    readonly isPictured: boolean;
  }[];
  /** Free pieces as cards tell them, short (`readVariants`). */
  readonly variants: string;
}

const fieldOf = { selectColor: 'color', selectSize: 'size' } as const;

/** The state of the purchase form and what its controls do. */
export function usePurchase(product: PurchaseProduct, language: Language) {
  const colorKeys = product.colors.map((color) => color.key);
  const [choice, setChoice] = useState<Choice>(() => firstChoice(product.sizes, colorKeys));
  const [wanted, setWanted] = useState(1);
  const [problems, setProblems] = useState<readonly ChoiceProblem[]>([]);
  const [refusal, setRefusal] = useState('');
  const form = useRef<HTMLFormElement>(null);

  const variants = useMemo(() => readVariants(product.variants), [product.variants]);
  const free = freePieces(variants, choice);
  const quantity = Math.max(1, Math.min(wanted, free));

  function choose(part: Partial<Choice>, solved: ChoiceProblem) {
    setChoice((before) => ({ ...before, ...part }));
    setProblems((before) => before.filter((problem) => problem !== solved));
    setRefusal('');
  }

  function submit(event: { preventDefault(): void }) {
    event.preventDefault();
    const found = choiceProblems(choice, product.price);
    setProblems(found);
    const [first] = found;
    if (first === 'selectColor' || first === 'selectSize')
      form.current?.querySelector<HTMLInputElement>(`input[name=${fieldOf[first]}]`)?.focus();
    const { color, size } = choice;
    if (first !== undefined || color === undefined || size === undefined || product.price === null) return;
    const { en, lt, ru } = product.name;
    const shown = product.colors.find(({ key }) => key === color) ?? product.colors[0];
    const item = {
      id: product.id,
      name: en,
      name_lt: lt,
      name_ru: ru,
      price: product.price,
      image: shown?.picture ?? '',
      size,
      color,
      available: free,
    };
    const text = cartText(cartData());
    const outcome = addToCart(item, quantity, language);
    if (outcome === 'refused') return setRefusal(text('refused'));
    setWanted(1);
    openCart(
      outcome === 'limited' ? text('limited', { count: free }) : text('addedNamed', { name: product.name[language] }),
    );
  }

  return {
    form,
    variants,
    choice,
    free,
    quantity,
    problems,
    refusal,
    /** Nothing of it is left, in any size and colour. */
    isSoldOut: freePieces(variants, { color: undefined, size: undefined }) === 0,
    /** Nothing is left of what is chosen so far. */
    isGone: free === 0,
    chooseColor: (color: string) => choose({ color }, 'selectColor'),
    chooseSize: (size: string) => choose({ size }, 'selectSize'),
    setQuantity: setWanted,
    submit,
  };
}
