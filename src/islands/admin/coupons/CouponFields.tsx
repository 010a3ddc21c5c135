import type { CouponReading } from '#src/contracts/staff-coupons.ts';
import { couponKinds } from '#src/domain/pricing/coupon.ts';
import { Field } from '#src/ui/Field.tsx';
import { Select } from '#src/ui/Select.tsx';
import { type CouponForm, type CouponProblemField, type CouponProblems, readForm } from './coupon-form.ts';
import type { Section } from './coupon-words.tsx';
import { GoodsChoice } from './GoodsChoice.tsx';
import { PriceWarning } from './PriceWarning.tsx';

interface Props extends Section {
  readonly categories: CouponReading['categories'];
  readonly form: CouponForm;
  readonly problems: CouponProblems;
  /** Orders were priced by it: its code and what it takes off stay. */
  readonly isUsed: boolean;
  readonly onChange: (changes: Partial<CouponForm>) => void;
}

/** The fields of a coupon, each with what is wrong with it. */
export function CouponFields({ categories, form, problems, isUsed, onChange, ...section }: Props) {
  const { texts } = section;
  const { form: names } = texts;
  const problem = (field: CouponProblemField) => {
    const found = problems[field];
    return found && texts.problems[found];
  };
  const { terms } = readForm(form);
  const field = (name: 'minimum' | 'uses' | 'usesEach', hint: string, isAmount = false) => (
    <Field
      label={names[name]}
      name={name}
      optional={texts.optional}
      hint={hint}
      problem={problem(name)}
      inputMode={isAmount ? 'decimal' : 'numeric'}
      autoComplete="off"
      maxLength={12}
      value={form[name]}
      onValue={(value) => onChange({ [name]: value })}
    />
  );
  return (
    <>
      {isUsed && <p className="muted">{names.usedLead}</p>}
      <div className="admin-editor-fields">
        <Field
          label={form.isBatch ? names.beginning : names.code}
          name="code"
          hint={form.isBatch ? names.beginningHint : names.codeHint}
          problem={problem('code')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={60}
          readOnly={isUsed || (form.isBatch && form.codes === null)}
          value={form.code}
          onValue={(code) => onChange({ code })}
        />
        {form.codes !== null && (
          <Field
            label={names.codes}
            name="codes"
            hint={names.codesHint}
            problem={problem('codes')}
            inputMode="numeric"
            autoComplete="off"
            maxLength={6}
            value={form.codes}
            onValue={(codes) => onChange({ codes })}
          />
        )}
        {isUsed ? (
          <Field label={names.kind} name="kind" readOnly value={texts.kinds[form.kind]} onValue={() => {}} />
        ) : (
          <Select
            label={names.kind}
            name="kind"
            value={form.kind}
            options={couponKinds.map((value) => ({ value, text: texts.kinds[value] }))}
            onValue={(kind) => onChange({ kind })}
          />
        )}
        {form.kind !== 'free_shipping' && (
          <Field
            label={form.kind === 'percent' ? names.percent : names.euros}
            name="value"
            problem={problem('value')}
            inputMode="decimal"
            autoComplete="off"
            maxLength={12}
            readOnly={isUsed}
            value={form.value}
            onValue={(value) => onChange({ value })}
          />
        )}
        {field('minimum', names.minimumHint, true)}
        <Field
          label={names.firstDay}
          name="firstDay"
          type="date"
          problem={problem('firstDay')}
          value={form.firstDay}
          onValue={(firstDay) => onChange({ firstDay })}
        />
        <Field
          label={names.lastDay}
          name="lastDay"
          type="date"
          optional={texts.optional}
          hint={names.lastDayHint}
          problem={problem('lastDay')}
          value={form.lastDay}
          onValue={(lastDay) => onChange({ lastDay })}
        />
        {!form.isBatch && field('uses', names.usesHint)}
        {!form.isBatch && field('usesEach', names.usesEachHint)}
      </div>
      <fieldset className="admin-editor-part">
        <legend>{texts.columns.goods}</legend>
        {([false, true] as const).map((isRestricted) => (
          <label key={String(isRestricted)} className="admin-tick">
            <input
              type="radio"
              name="scope"
              checked={form.isRestricted === isRestricted}
              onChange={() => onChange({ isRestricted })}
            />
            {isRestricted ? names.theseGoods : texts.allGoods}
          </label>
        ))}
        {form.isRestricted && (
          <GoodsChoice {...section} all={categories} chosen={form} onChosen={(chosen) => onChange(chosen)} />
        )}
        <p className="message" role="alert">
          {problem('goods')}
        </p>
      </fieldset>
      {!form.isBatch && (
        <div className="admin-editor-part">
          <label className="admin-tick">
            <input
              type="checkbox"
              name="public"
              checked={form.isPublic}
              onChange={({ target }) => onChange({ isPublic: target.checked })}
            />
            {names.publicLong}
          </label>
          <p className="field-hint">{names.publicHint}</p>
          {form.isPublic && terms?.kind === 'percent' && <PriceWarning {...section} terms={terms} />}
        </div>
      )}
      <Field
        label={form.isBatch ? names.name : names.note}
        name="note"
        optional={form.isBatch ? undefined : texts.optional}
        problem={problem('note')}
        hint={names.noteHint}
        autoComplete="off"
        maxLength={500}
        value={form.note}
        onValue={(note) => onChange({ note })}
      />
    </>
  );
}
