import type { CouponForm } from './coupon-form.ts';
import type { Section } from './coupon-words.tsx';

interface Props extends Section {
  /** The coupon as it was read, and as somebody else has made it. */
  readonly before: CouponForm;
  readonly now: CouponForm;
  readonly onTake: () => void;
  readonly onKeep: () => void;
}

/** What somebody else changed while a coupon was being edited, and whose words are to stand. */
export function OtherChanges({ texts, before, now, onTake, onKeep }: Props) {
  const { form: names } = texts;
  const yes = (is: boolean) => (is ? texts.facts.yes : texts.facts.no);
  const goods = ({ isRestricted, categories, products }: CouponForm) =>
    isRestricted ? [...categories, ...products.map(({ name }) => name)].join(', ') : texts.allGoods;
  const rows = [
    [names.code, before.code, now.code],
    [names.kind, texts.kinds[before.kind], texts.kinds[now.kind]],
    [names.value, before.value, now.value],
    [names.minimum, before.minimum, now.minimum],
    [names.firstDay, before.firstDay, now.firstDay],
    [names.lastDay, before.lastDay, now.lastDay],
    [names.uses, before.uses, now.uses],
    [names.usesEach, before.usesEach, now.usesEach],
    [names.public, yes(before.isPublic), yes(now.isPublic)],
    [texts.columns.goods, goods(before), goods(now)],
    [names.note, before.note, now.note],
  ].filter(([, was, is]) => was !== is);
  return (
    <div className="admin-warning" role="alert">
      <p>{texts.stale.lead}</p>
      <ul className="admin-rows">
        {rows.map(([name, was, is]) => (
          <li key={name}>
            <span>{name}</span>
            <span>
              <del className="muted">{was || '–'}</del> {is || '–'}
            </span>
          </li>
        ))}
      </ul>
      <p className="admin-ways">
        <button type="button" className="admin-act" onClick={onKeep}>
          {texts.stale.keep}
        </button>
        <button type="button" className="admin-act" onClick={onTake}>
          {texts.stale.take}
        </button>
      </p>
    </div>
  );
}
