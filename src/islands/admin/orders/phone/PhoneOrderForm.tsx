import { useEffect, useRef, useState } from 'react';
import { readDelivery } from '#src/client/backend/staff-delivery.ts';
import { changePhoneOrder } from '#src/client/functions/admin-phone-orders.ts';
import { changeQuery } from '#src/client/stores/admin-place.ts';
import { showToast } from '#src/client/stores/toast.ts';
import { isEmailAddress } from '#src/domain/contact/email-address.ts';
import { languages } from '#src/domain/language/languages.ts';
import { deliveryOptionCodes, shippingCountries } from '#src/domain/shipping/zones.ts';
import { countryName, languageName } from '#src/i18n/formatters.ts';
import { islandText } from '#src/i18n/island-text.ts';
import { Field } from '#src/ui/Field.tsx';
import { Select } from '#src/ui/Select.tsx';
import { useSending } from '../../../shared/session/use-sending.ts';
import type { SectionProps } from '../../admin-data.ts';
import { nameIn, variantOf } from '../../naming.ts';
import { useActing } from '../../use-acting.ts';
import { useReading } from '../../use-reading.ts';
import { DeliveryFields } from '../edit/DeliveryFields.tsx';
import { type DeliveryField, missingFields } from '../edit/edit-form.ts';
import { PhoneSums } from './PhoneSums.tsx';
import { PieceSearch } from './PieceSearch.tsx';
import { addPiece, type PhoneForm, takeOf } from './phone-form.ts';
import { useQuote } from './use-quote.ts';

type Problems = Readonly<Partial<Record<DeliveryField | 'pieces' | 'email', string>>>;

/** Refusals that are about a field. */
const fieldOf: Readonly<Record<string, DeliveryField>> = {
  phone_invalid: 'phone',
  postcode_invalid: 'postcode',
  pickup_point_unknown: 'locker',
};

/** An order is put together while somebody is on the telephone, and sent to them to be confirmed and paid. */
export function PhoneOrderForm(section: SectionProps<'admin-orders'>) {
  const { data, texts } = section;
  const { language } = data;
  const text = islandText(language, texts);
  const [form, setForm] = useState<PhoneForm>({
    ...{ pieces: [], email: '', language: 'lt', country: 'LT', option: 'standard', coupon: '' },
    delivery: { way: 'address', name: '', phone: '', street: '', postcode: '', city: '', note: '', locker: undefined },
  });
  const [problems, setProblems] = useState<Problems>({});
  const [against, setAgainst] = useState<string>();
  const [id] = useState(() => crypto.randomUUID());
  const place = useRef<HTMLFormElement>(null);
  const { value: delivery } = useReading('delivery', ({ token }) => readDelivery(token));
  const { quote, against: notReckoned, again } = useQuote(section, form);
  const { attempt } = useActing(data, texts.errors);
  const { isBusy, send } = useSending();
  useEffect(() => {
    if (Object.keys(problems).length > 0) place.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [problems]);

  const change = (changes: Partial<PhoneForm>) => {
    setForm((before) => ({ ...before, ...changes }));
    setProblems({});
    setAgainst(undefined);
  };
  const options = (delivery?.options ?? []).filter(
    ({ is_active: isActive, countries }) => isActive && (countries === null || countries.includes(form.country)),
  );
  const option = (country: PhoneForm['country'], wanted: PhoneForm['option']) =>
    (delivery?.options ?? []).some((each) => each.code === wanted && (each.countries?.includes(country) ?? true))
      ? wanted
      : 'standard';

  function missing(): Problems {
    const fields = missingFields(form.delivery);
    return {
      ...(form.pieces.length === 0 ? { pieces: texts.phone.nothing } : {}),
      ...(isEmailAddress(form.email.trim()) ? {} : { email: texts.phone.noEmail }),
      ...Object.fromEntries(fields.map((field) => [field, texts.delivery.missing])),
    };
  }

  async function submit(): Promise<void> {
    const found = missing();
    setAgainst(undefined);
    if (Object.keys(found).length > 0) return setProblems(found);
    const request = quote && takeOf(form, id, quote.total);
    if (request === undefined) return setAgainst(notReckoned ?? texts.phone.wait);
    const refused = await attempt(
      (token) => changePhoneOrder(token, request),
      () => {
        showToast({ kind: 'done', text: text('phone.sent', { email: request.email }) });
        changeQuery({ phone: 'orders' });
      },
      ({ code }) => {
        if (code === 'price_changed' || code === 'out_of_stock') again();
        const field = fieldOf[code];
        if (field === undefined) return undefined;
        setProblems({ [field]: texts.delivery.problems[field as keyof typeof texts.delivery.problems] });
        return '';
      },
    );
    setAgainst(refused);
  }

  return (
    <form
      ref={place}
      className="admin-record admin-phone"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send(submit);
      }}
    >
      <h2>{texts.phone.newTitle}</h2>
      <p className="muted">{texts.phone.lead}</p>
      {form.pieces.length > 0 && (
        <ul className="admin-rows" aria-label={texts.goods.title}>
          {form.pieces.map((piece) => {
            const name = `${piece.name}, ${variantOf(data, piece)}`;
            return (
              <li key={piece.id}>
                <span>
                  {name} <span className="muted">{text('phone.free', { free: piece.free })}</span>
                </span>
                <span className="admin-ways">
                  <select
                    className="admin-choice"
                    aria-label={text('piecesOf', { name })}
                    value={piece.quantity}
                    onChange={({ target }) =>
                      change({
                        pieces: form.pieces.map((each) =>
                          each.id === piece.id ? { ...each, quantity: Number(target.value) } : each,
                        ),
                      })
                    }
                  >
                    {Array.from(
                      { length: Math.max(piece.quantity, Math.min(piece.free, 10)) },
                      (_, index) => index + 1,
                    ).map((pieces) => (
                      <option key={pieces} value={pieces}>
                        {pieces}
                      </option>
                    ))}
                  </select>
                  <button
                    type="button"
                    className="admin-act"
                    aria-label={text('phone.dropNamed', { name })}
                    onClick={() => change({ pieces: form.pieces.filter(({ id: each }) => each !== piece.id) })}
                  >
                    {texts.phone.drop}
                  </button>
                </span>
              </li>
            );
          })}
        </ul>
      )}
      <PieceSearch
        {...section}
        problem={problems.pieces}
        onAdd={(variant) => change({ pieces: addPiece(form.pieces, variant) })}
      />
      <Field
        label={texts.phone.coupon}
        name="coupon"
        autoComplete="off"
        maxLength={80}
        value={form.coupon}
        onValue={(coupon) => change({ coupon })}
      />
      <Select
        label={texts.filters.country}
        name="country"
        value={form.country}
        options={shippingCountries.map((value) => ({ value, text: countryName(value, language) }))}
        onValue={(country) =>
          change({
            ...{ country, option: option(country, form.option) },
            delivery: { ...form.delivery, locker: undefined },
          })
        }
      />
      <Select
        label={texts.facts.delivery}
        name="option"
        value={form.option}
        options={deliveryOptionCodes.flatMap((value) => {
          const known = options.find(({ code }) => code === value);
          return known ? [{ value, text: nameIn(language, known) }] : [];
        })}
        onValue={(chosen) =>
          change({
            option: chosen,
            delivery: chosen === 'standard' ? form.delivery : { ...form.delivery, way: 'address' },
          })
        }
      />
      <DeliveryFields
        texts={texts}
        form={form.delivery}
        country={form.country}
        hasLockers={form.option === 'standard'}
        problems={problems}
        onChange={(changes) => change({ delivery: { ...form.delivery, ...changes } })}
      />
      <Field
        label={texts.phone.email}
        name="email"
        type="email"
        autoComplete="off"
        maxLength={254}
        value={form.email}
        hint={texts.phone.emailHint}
        problem={problems.email}
        onValue={(email) => change({ email })}
      />
      <Select
        label={texts.facts.language}
        name="language"
        value={form.language}
        options={languages.map((value) => ({ value, text: languageName(value, language) }))}
        onValue={(chosen) => change({ language: chosen })}
      />
      {quote && <PhoneSums {...section} quote={quote} />}
      <p className="message" role="alert">
        {against ?? notReckoned}
      </p>
      <p className="muted">{texts.phone.notHeld}</p>
      <p className="admin-ways">
        <button type="submit" className="button" aria-disabled={isBusy} data-loading={isBusy || undefined}>
          {texts.phone.send}
        </button>
      </p>
    </form>
  );
}
