import { useStore } from '@nanostores/react';
import { readCouponCodes } from '#src/client/backend/staff-coupons.ts';
import { fetchCouponTable } from '#src/client/functions/admin-coupons.ts';
import { $place } from '#src/client/stores/admin-place.ts';
import type { ExportCouponRequest } from '#src/contracts/admin-coupons.ts';
import { type CouponCodes as Codes, codeViews, type FoundCoupon } from '#src/contracts/staff-coupons.ts';
import { sectionPath } from '#src/domain/admin/sections.ts';
import { localizePath } from '#src/domain/language/paths.ts';
import { formatMoney } from '#src/domain/money/format.ts';
import { formatNumber } from '#src/i18n/formatters.ts';
import { islandText } from '#src/i18n/island-text.ts';
import { clockTime, shortDay } from '#src/i18n/order-dates.ts';
import { saveFile } from '../../shared/save-file.ts';
import { ListFoot } from '../ListFoot.tsx';
import { NotRead } from '../NotRead.tsx';
import { Table } from '../Table.tsx';
import { useActing } from '../use-acting.ts';
import { useReading } from '../use-reading.ts';
import { Views } from '../Views.tsx';
import type { Section } from './coupon-words.tsx';

interface Props extends Section {
  readonly coupon: FoundCoupon;
}

/** Tables of a coupon for spreadsheets: the codes of a batch, and the orders that used it. */
export function CouponTables({ data, texts, coupon }: Props) {
  const { act, isBusy } = useActing(data, texts.errors);
  const tables: readonly ExportCouponRequest['what'][] = coupon.batch_size === null ? ['uses'] : ['codes', 'uses'];
  return tables.map((what) => (
    <button
      key={what}
      type="button"
      className="admin-act"
      aria-disabled={isBusy}
      onClick={() =>
        void act(
          (token) => fetchCouponTable(token, { coupon: coupon.id, what }),
          ({ name, content }) => saveFile(name, content),
        )
      }
    >
      {texts.tables[what]}
    </button>
  ));
}

/** The codes of a batch by code, each with the order that used it; more of them a page at a time. */
export function CouponCodes({ data, texts, coupon }: Props) {
  const { language } = data;
  const text = islandText(language, texts);
  const { query } = useStore($place);
  const view = codeViews.find((each) => each === query['view']) ?? 'all';
  const asked = { coupon: coupon.id, view };
  const reading = useReading(JSON.stringify([asked, coupon.used]), ({ token }) => readCouponCodes(token, asked));
  const { value } = reading;
  const counts = value && { all: value.used + value.unused, used: value.used, unused: value.unused };
  const showMore = ({ codes }: Codes) =>
    reading.extend(
      ({ token }) => readCouponCodes(token, { ...asked, after: codes.at(-1)?.code }),
      (before, next) => ({ ...next, codes: [...before.codes, ...next.codes] }),
    );
  const [coupons, orders] = [sectionPath('coupons'), sectionPath('orders')].map((path) => localizePath(path, language));
  return (
    <>
      <Views
        label={texts.views.label}
        section="coupons"
        within={`coupon=${coupon.code}`}
        current={view}
        views={codeViews.map((key) => ({ key, name: texts.codes.views[key], count: counts?.[key] }))}
      />
      {reading.failure && <NotRead data={data} code={reading.failure} onRetry={() => void reading.again()} />}
      <Table
        title={texts.codes.title}
        none={value ? texts.codes.none : data.admin.loading}
        columns={[
          { name: texts.columns.code },
          { name: texts.uses.order },
          { name: texts.uses.time },
          { name: texts.uses.amount, isNumber: true },
        ]}
        rows={(value?.codes ?? []).map(({ code, order_number: order, at, amount }) => ({
          key: code,
          cells: [
            <a key="code" className="link" href={`${coupons}?coupon=${code}`}>
              {code}
            </a>,
            order && (
              <a key="order" className="link" href={`${orders}?order=${order}`}>
                {order}
              </a>
            ),
            at && `${shortDay(at, language)}, ${clockTime(at, language)}`,
            amount !== null && formatMoney(amount, 'EUR', language),
          ],
        }))}
      />
      {value && counts && value.codes.length > 0 && (
        <ListFoot
          data={data}
          shown={text('shown', {
            shown: formatNumber(value.codes.length, language),
            total: formatNumber(counts[view], language),
          })}
          more={value.more ? texts.more : undefined}
          onMore={() => showMore(value)}
        />
      )}
    </>
  );
}
