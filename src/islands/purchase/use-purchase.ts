import { useRef, useState } from 'react';
import { addToCart } from '#src/client/stores/fill-cart.ts';
import type { LocalizedText, Variant } from '#src/domain/catalogue/product.ts';
import type { Language } from '#src/domain/language/languages.ts';
import { cartData, cartText } from '../shared/cart-data.ts';
import { openCart } from '../shared/cart-events.ts';
import { type Choice, type ChoiceProblem, choiceProblems, firstChoice, freePieces } from './choice.ts';

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
  readonly variants: readonly Pick<Variant, 'size' | 'color' | 'free'>[];
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

  const free = freePieces(product.variants, choice);
  const quantity = Math.max(1, Math.min(wanted, free));
  const isChosen = choice.color !== undefined && choice.size !== undefined;

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
    choice,
    free,
    quantity,
    problems,
    refusal,
    /** Nothing of it is left, in any size and colour. */
    isSoldOut: freePieces(product.variants, { color: undefined, size: undefined }) === 0,
    /** This very size and colour is gone. */
    isChoiceSoldOut: isChosen && free === 0,
    chooseColor: (color: string) => choose({ color }, 'selectColor'),
    chooseSize: (size: string) => choose({ size }, 'selectSize'),
    setQuantity: setWanted,
    submit,
  };
}
