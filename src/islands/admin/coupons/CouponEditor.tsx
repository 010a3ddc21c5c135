import { useRef, useState } from 'react';
import { readCoupon } from '#src/client/backend/staff-coupons.ts';
import { changeCoupon } from '#src/client/functions/admin-coupons.ts';
import { changeQuery } from '#src/client/stores/admin-place.ts';
import { asStaff } from '#src/client/stores/as-staff.ts';
import { showToast } from '#src/client/stores/toast.ts';
import type { CouponReading, FoundCoupon } from '#src/contracts/staff-coupons.ts';
import { sectionPath } from '#src/domain/admin/sections.ts';
import { vilniusDay } from '#src/domain/document/vilnius-day.ts';
import { localizePath } from '#src/domain/language/paths.ts';
import { islandText } from '#src/i18n/island-text.ts';
import { useSending } from '../../shared/session/use-sending.ts';
import { NotRead } from '../NotRead.tsx';
import { OtherChanges } from '../OtherChanges.tsx';
import { useActing } from '../use-acting.ts';
import { useReading } from '../use-reading.ts';
import { CouponFields } from './CouponFields.tsx';
import { type CouponForm, type CouponProblems, emptyCoupon, formOf, readForm } from './coupon-form.ts';
import { changedFields, codeWords, type Section } from './coupon-words.tsx';

interface Props extends Section {
  /** The coupon that is changed, or that a new one is to be like. */
  readonly code: string | undefined;
  readonly isNew: boolean;
  /** A new one is many codes, each good for one order. */
  readonly isBatch: boolean;
}

interface FormProps extends Section {
  readonly categories: CouponReading['categories'];
  /** The coupon that is changed; none for a new one. */
  readonly coupon: FoundCoupon | undefined;
  readonly beginning: CouponForm;
}

function EditorForm({ categories, coupon, beginning, ...section }: FormProps) {
  const { data, texts } = section;
  const { language } = data;
  const text = islandText(language, texts);
  // The form's own: pressed twice, or again after a lost answer, it is one coupon.
  const [id] = useState(() => coupon?.id ?? crypto.randomUUID());
  const [form, setForm] = useState(beginning);
  const [base, setBase] = useState({ form: beginning, version: coupon?.updated_at ?? null });
  const [theirs, setTheirs] = useState<FoundCoupon>();
  const [problems, setProblems] = useState<CouponProblems>({});
  const [against, setAgainst] = useState<string>();
  const element = useRef<HTMLFormElement>(null);
  const { attempt } = useActing(data, texts.errors);
  const { isBusy, send } = useSending();
  const change = (changes: Partial<CouponForm>) => setForm((before) => ({ ...before, ...changes }));

  async function save(): Promise<void> {
    const { terms, problems: found } = readForm(form);
    setProblems(found);
    setAgainst(undefined);
    if (terms === undefined) {
      requestAnimationFrame(() => element.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
      return;
    }
    const wanted = { ...terms, id, version: base.version, active: coupon?.active ?? true };
    const refused = await attempt(
      (token) => changeCoupon(token, { act: 'save', coupon: wanted }),
      ({ code = terms.code }) => {
        showToast({ kind: 'done', text: form.codes === null ? texts.form.saved : texts.codes.made });
        changeQuery({ coupon: code, edit: undefined, new: undefined }, { replace: true });
      },
    );
    if (refused === texts.errors.coupon_stale && coupon) {
      const now = await asStaff(({ token }) => readCoupon(token, { code: coupon.code, language }));
      if (now.ok && now.value.coupon) return setTheirs(now.value.coupon);
    }
    setAgainst(refused);
  }

  const back = `${localizePath(sectionPath('coupons'), language)}${coupon ? `?coupon=${coupon.code}` : ''}`;
  return (
    <form
      ref={element}
      className="admin-editor"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send(save);
      }}
    >
      <h2>{coupon ? text('form.change', { code: codeWords(coupon) }) : form.isBatch ? texts.codes.add : texts.add}</h2>
      <CouponFields
        {...section}
        categories={categories}
        form={form}
        problems={problems}
        isUsed={coupon !== undefined && coupon.uses.length > 0}
        onChange={change}
      />
      {theirs && (
        <OtherChanges
          words={texts.stale}
          fields={changedFields(section, base.form, formOf(theirs))}
          onTake={() => {
            setForm(formOf(theirs));
            setBase({ form: formOf(theirs), version: theirs.updated_at });
            setTheirs(undefined);
          }}
          onKeep={() => {
            setBase({ form: formOf(theirs), version: theirs.updated_at });
            setTheirs(undefined);
          }}
        />
      )}
      <p className="message" role="alert">
        {against}
      </p>
      <p className="admin-ways">
        <button
          type="submit"
          className="button"
          aria-disabled={isBusy || theirs !== undefined}
          data-loading={isBusy || undefined}
        >
          {texts.form.save}
        </button>
        <a className="button button-line" href={back}>
          {data.admin.cancel}
        </a>
      </p>
    </form>
  );
}

/** Makes a coupon, or changes one; what was typed stays whatever happens. */
export function CouponEditor({ code, isNew, isBatch, ...section }: Props) {
  const { data, texts } = section;
  const { language, admin } = data;
  const reading = useReading(code ?? '', ({ token }) => readCoupon(token, { code: code ?? '', language }));
  const { value, isBusy, failure, again } = reading;
  const known = value?.coupon ?? undefined;
  const isThere = value !== undefined && (isNew || known !== undefined);
  const beginning = () => {
    const fresh = emptyCoupon(vilniusDay(new Date().toISOString()), isBatch);
    if (known === undefined) return fresh;
    if (!isNew) return formOf(known);
    const { batch_size: size } = known;
    const codes = size === null ? null : String(size);
    return { ...formOf(known), code: '', firstDay: fresh.firstDay, lastDay: '', codes };
  };
  return (
    <div className="admin-section admin-order">
      <p className="admin-as-of">
        <a className="link" href={localizePath(sectionPath('coupons'), language)}>
          {texts.back}
        </a>
      </p>
      {failure && <NotRead data={data} code={failure} onRetry={() => void again()} />}
      {isThere ? (
        <EditorForm
          {...section}
          categories={value.categories}
          coupon={isNew ? undefined : known}
          beginning={beginning()}
        />
      ) : (
        <p className="muted admin-waiting" role="status">
          {value ? texts.unknown : isBusy && admin.loading}
        </p>
      )}
    </div>
  );
}
