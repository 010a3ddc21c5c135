import { useStore } from '@nanostores/react';
import { type CouponsAsked, listCoupons } from '#src/client/backend/staff-coupons.ts';
import { $place } from '#src/client/stores/admin-place.ts';
import { type CouponPage, couponViews, type ListedCoupon } from '#src/contracts/staff-coupons.ts';
import { sectionPath } from '#src/domain/admin/sections.ts';
import { localizePath } from '#src/domain/language/paths.ts';
import { formatMoney } from '#src/domain/money/format.ts';
import { formatNumber } from '#src/i18n/formatters.ts';
import { islandText } from '#src/i18n/island-text.ts';
import { Listed } from '../Listed.tsx';
import { ListTable, numeric } from '../ListTable.tsx';
import { SavedViews } from '../SavedViews.tsx';
import { SearchField } from '../SearchField.tsx';
import { useReading } from '../use-reading.ts';
import { Views } from '../Views.tsx';
import { CouponState, codeWords, periodWords, reductionWords, type Section } from './coupon-words.tsx';

const columns = ['code', 'state', 'reduction', 'goods', 'period', numeric('used'), numeric('given'), 'note'] as const;

function cellsOf(section: Section, coupon: ListedCoupon) {
  const { data, texts } = section;
  const { language } = data;
  const text = islandText(language, texts);
  const { maximum_redemptions: most, minimum_goods: minimum, used } = coupon;
  return {
    code: codeWords(coupon),
    state: <CouponState {...section} state={coupon.state} />,
    reduction: reductionWords(section, coupon),
    goods: [
      coupon.restricted ? texts.someGoods : texts.allGoods,
      minimum > 0 && text('fromSum', { sum: formatMoney(minimum, 'EUR', language) }),
      coupon.public && texts.publicShort,
      coupon.batch_size !== null && texts.codes.short,
    ]
      .filter(Boolean)
      .join(', '),
    period: periodWords(section, coupon),
    used: most === null ? formatNumber(used, language) : text('usedOf', { used, most }),
    given: coupon.given > 0 ? formatMoney(coupon.given, 'EUR', language) : '',
    note: coupon.note,
  };
}

/** Coupons by view and words of the address, the newest first; more of them a page at a time. */
export function CouponList(section: Section) {
  const { data, texts } = section;
  const { language } = data;
  const text = islandText(language, texts);
  const { query } = useStore($place);
  const view = couponViews.find((each) => each === query['view']) ?? 'all';
  const asked: CouponsAsked = { view, words: query['q']?.trim().slice(0, 100) || undefined };
  const reading = useReading(JSON.stringify(asked), ({ token }) => listCoupons(token, asked));
  const showMore = ({ coupons }: CouponPage) =>
    reading.extend(
      ({ token }) => listCoupons(token, { ...asked, after: coupons.at(-1)?.place }),
      (before, { more, coupons: next }) => ({ ...before, more, coupons: [...before.coupons, ...next] }),
    );
  const address = localizePath(sectionPath('coupons'), language);
  const counts: Readonly<Record<string, number | undefined>> = reading.value?.counts ?? {};
  return (
    <div className="admin-section">
      <div className="admin-bar">
        <Views
          label={texts.views.label}
          section="coupons"
          current={view}
          views={couponViews.map((key) => ({
            key,
            name: key === 'all' ? texts.views.all : texts.states[key],
            count: counts[key],
          }))}
        />
        <SearchField label={texts.search} hint={texts.searchFor} />
        <a className="admin-act" href={`${address}?new=1`}>
          {texts.add}
        </a>
        <a className="admin-act" href={`${address}?new=1&batch=1`}>
          {texts.codes.add}
        </a>
      </div>
      <SavedViews data={data} section="coupons" />
      <Listed
        data={data}
        reading={reading}
        rowsOf={({ coupons }) => coupons}
        none={view === 'all' && asked.words === undefined ? texts.none : texts.nothingFound}
        more={texts.more}
        onMore={showMore}
        shown={({ coupons, total = 0 }) =>
          text('shown', { shown: formatNumber(coupons.length, language), total: formatNumber(total, language) })
        }
      >
        {({ coupons }) => (
          <ListTable
            label={data.admin.sections.coupons}
            columns={columns}
            names={texts.columns}
            isBusy={reading.isBusy}
            rows={coupons.map((coupon) => ({
              key: coupon.id,
              name: coupon.code,
              href: `${address}?coupon=${coupon.code}`,
              cells: cellsOf(section, coupon),
            }))}
          />
        )}
      </Listed>
    </div>
  );
}
