import { useStore } from '@nanostores/react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { $checkoutCart } from '#src/client/stores/checkout-cart.ts';
import { $coupon, applyCode, type CouponProblem, followCoupon, removeCoupon } from '#src/client/stores/coupon.ts';
import { applyToCart } from '#src/domain/cart/cart-coupon.ts';
import { intlLocales, type Language } from '#src/domain/language/languages.ts';
import { islandText } from '#src/i18n/island-text.ts';
import type { Namespaces } from '#src/i18n/namespaces.ts';
import { Field } from '#src/ui/Field.tsx';

export type CouponMessages = Namespaces['coupon'];

interface Props {
  readonly language: Language;
  readonly texts: CouponMessages;
  /** Writes euro cents in the currency of the sum beside it. */
  readonly price: (euroCents: number) => string;
}

const sentences = {
  coupon_unknown: 'errors.unknown',
  coupon_expired: 'errors.expired',
  coupon_used_up: 'errors.usedUp',
  coupon_nothing_fits: 'errors.nothingFits',
  rate_limited: 'errors.limited',
  offline: 'errors.offline',
} as const;

/** Why a code is not taken, and what to do about it. */
function tellProblem({ code, details }: Pick<CouponProblem, 'code' | 'details'>, { language, texts, price }: Props) {
  const text = islandText(language, texts);
  const { from, missing, waiting } = details ?? {};
  if (code === 'coupon_minimum') return text('errors.minimum', { missing: price(Number(missing)) });
  if (code === 'coupon_used_already') return text(waiting === true ? 'errors.waiting' : 'errors.usedAlready');
  if (code === 'coupon_not_yet_valid') {
    const day = { month: 'long', day: 'numeric', timeZone: 'Europe/Vilnius' } as const;
    const written = new Intl.DateTimeFormat(intlLocales[language], day).format(new Date(String(from)));
    return text('errors.notYet', { day: written });
  }
  return text(code in sentences ? sentences[code as keyof typeof sentences] : 'errors.failed');
}

/** A discount code: a link that opens a field, or the code that is applied and the way to take it off again. */
export function CouponField(props: Props) {
  const { language, texts } = props;
  const text = islandText(language, texts);
  const coupon = useStore($coupon);
  const { problem: resting, effect } = applyToCart(useStore($checkoutCart), coupon.terms);
  const [isOpened, setOpened] = useState(false);
  const [typed, setTyped] = useState<string>();
  const [isEmpty, setEmpty] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const hasActed = useRef(false);
  const isApplied = coupon.terms !== undefined;
  const isOpen = isOpened || coupon.problem !== undefined;

  useEffect(() => followCoupon(), []);

  // What was pressed gives way to what comes of it: the focus goes there too.
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks after the focus when the drawn control changes
  useEffect(() => {
    if (!hasActed.current || coupon.isChecking) return;
    hasActed.current = false;
    root.current?.querySelector<HTMLElement>(isApplied ? 'button' : 'input, button')?.focus();
  }, [isApplied, isOpen, coupon]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const code = typed ?? coupon.code;
    setEmpty(code.trim() === '');
    if (code.trim() === '' || coupon.isChecking) return;
    hasActed.current = true;
    void applyCode(code);
  };
  const remove = () => {
    hasActed.current = true;
    setOpened(false);
    setTyped(undefined);
    removeCoupon();
  };
  const refusal = coupon.problem ?? resting;
  const said = refusal === undefined || coupon.isChecking ? undefined : tellProblem(refusal, props);
  const words = { code: coupon.code };
  return (
    <div className="coupon" ref={root}>
      <p role="status" className={isApplied ? 'small' : 'sr-only'}>
        {isApplied && text(resting ? 'resting' : 'applied', words)}
        {isApplied && !resting && effect.isDeliveryFree && `, ${texts.free}`}
      </p>
      {isApplied && (
        <button type="button" className="link small" aria-label={text('removeNamed', words)} onClick={remove}>
          {texts.remove}
        </button>
      )}
      {isApplied && said && <p className="coupon-said small muted">{said}</p>}
      {!isApplied && !isOpen && (
        <button
          type="button"
          className="link small"
          data-action="coupon"
          aria-expanded={false}
          onClick={() => {
            hasActed.current = true;
            setOpened(true);
          }}
        >
          {texts.open}
        </button>
      )}
      {!isApplied && isOpen && (
        <form noValidate onSubmit={submit}>
          <Field
            label={texts.label}
            name="coupon"
            value={typed ?? coupon.code}
            maxLength={80}
            problem={isEmpty ? texts.errors.empty : said}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            enterKeyHint="go"
            onValue={(value) => {
              setTyped(value);
              setEmpty(false);
            }}
          />
          <button type="submit" className="button button-line" aria-disabled={coupon.isChecking || undefined}>
            {texts.apply}
          </button>
        </form>
      )}
    </div>
  );
}
