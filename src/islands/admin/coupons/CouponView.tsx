import { useState } from 'react';
import { readCoupon } from '#src/client/backend/staff-coupons.ts';
import { changeCoupon } from '#src/client/functions/admin-coupons.ts';
import { changeQuery } from '#src/client/stores/admin-place.ts';
import { showToast } from '#src/client/stores/toast.ts';
import type { FoundCoupon } from '#src/contracts/staff-coupons.ts';
import { sectionPath } from '#src/domain/admin/sections.ts';
import { localizePath } from '#src/domain/language/paths.ts';
import { formatMoney } from '#src/domain/money/format.ts';
import { formatNumber } from '#src/i18n/formatters.ts';
import { islandText } from '#src/i18n/island-text.ts';
import { clockTime, shortDay } from '#src/i18n/order-dates.ts';
import { ActDialog } from '../ActDialog.tsx';
import { Block, Fact } from '../Block.tsx';
import { ListFoot } from '../ListFoot.tsx';
import { categoryPaths } from '../naming.ts';
import { OrderState } from '../OrderState.tsx';
import { RecordPage } from '../RecordPage.tsx';
import { Table } from '../Table.tsx';
import { useActing } from '../use-acting.ts';
import { useReading } from '../use-reading.ts';
import { CouponCodes, CouponTables } from './CouponCodes.tsx';
import { CouponState, codeWords, periodWords, reductionWords, type Section } from './coupon-words.tsx';

interface OfCoupon extends Section {
  readonly coupon: FoundCoupon;
}

function CouponFacts({ coupon, categories, ...section }: OfCoupon & { readonly categories: readonly string[] }) {
  const { data, texts } = section;
  const money = (cents: number) => formatMoney(cents, 'EUR', data.language);
  const goods = [...categories, ...coupon.products.map(({ name }) => name)];
  const limit = (uses: number | null) => (uses === null ? texts.facts.unlimited : String(uses));
  return (
    <Block title={texts.facts.title}>
      <dl className="admin-facts">
        <Fact name={texts.columns.reduction}>{reductionWords(section, coupon)}</Fact>
        <Fact name={texts.columns.goods}>
          {coupon.restricted ? goods.join(', ') || texts.facts.noGoods : texts.allGoods}
        </Fact>
        <Fact name={texts.form.minimum}>{coupon.minimum_goods > 0 ? money(coupon.minimum_goods) : '–'}</Fact>
        <Fact name={texts.columns.period}>{periodWords(section, coupon)}</Fact>
        {coupon.batch_size === null ? (
          <>
            <Fact name={texts.form.uses}>{limit(coupon.maximum_redemptions)}</Fact>
            <Fact name={texts.form.usesEach}>{limit(coupon.maximum_per_customer)}</Fact>
            <Fact name={texts.form.public}>{coupon.public ? texts.facts.yes : texts.facts.no}</Fact>
          </>
        ) : (
          <>
            <Fact name={texts.form.codes}>{formatNumber(coupon.batch_size, data.language)}</Fact>
            <Fact name={texts.codes.views.unused}>{formatNumber(coupon.batch_size - coupon.used, data.language)}</Fact>
          </>
        )}
        <Fact name={texts.columns.used}>{coupon.used}</Fact>
        <Fact name={texts.columns.given}>{money(coupon.given)}</Fact>
        {coupon.note && (
          <Fact name={coupon.batch_size === null ? texts.columns.note : texts.form.name}>{coupon.note}</Fact>
        )}
      </dl>
    </Block>
  );
}

function CouponUses({ coupon, data, texts, onMore }: OfCoupon & { readonly onMore: () => Promise<boolean> }) {
  const { language } = data;
  const money = (cents: number) => formatMoney(cents, 'EUR', language);
  const orders = localizePath(sectionPath('orders'), language);
  const { uses } = coupon;
  return (
    <>
      <Table
        title={texts.uses.title}
        none={texts.uses.none}
        columns={[
          { name: texts.uses.order },
          ...(coupon.batch_size === null ? [] : [{ name: texts.columns.code }]),
          { name: texts.uses.time },
          { name: texts.uses.amount, isNumber: true },
          { name: texts.uses.total, isNumber: true },
          { name: texts.uses.state },
        ]}
        rows={uses.map((use) => ({
          key: `${use.order_number} ${use.at}`,
          cells: [
            <a key="order" className="link" href={`${orders}?order=${use.order_number}`}>
              {use.order_number}
            </a>,
            ...(coupon.batch_size === null ? [] : [use.code]),
            `${shortDay(use.at, language)}, ${clockTime(use.at, language)}`,
            use.is_released ? texts.uses.released : money(use.amount),
            money(use.total),
            <OrderState key="state" data={data} state={use.status} />,
          ],
        }))}
      />
      {coupon.more && <ListFoot data={data} shown="" more={texts.more} onMore={onMore} />}
    </>
  );
}

function CouponActs({ coupon, onDone, ...section }: OfCoupon & { readonly onDone: () => void }) {
  const { data, texts } = section;
  const text = islandText(data.language, texts);
  const { act, attempt } = useActing(data, texts.errors);
  const [isDeleting, setDeleting] = useState(false);
  const { id, code } = coupon;
  const address = localizePath(sectionPath('coupons'), data.language);
  const turn = (what: 'end' | 'resume') =>
    void act(
      (token) => changeCoupon(token, { act: what, coupon: id }),
      () => {
        showToast({ kind: 'done', text: texts.acts[what === 'end' ? 'ended' : 'resumed'] });
        onDone();
      },
    );
  const copyLink = async () => {
    const link = new URL(`${localizePath('/', data.language)}?coupon=${code}`, location.origin).href;
    const isCopied = await navigator.clipboard.writeText(link).then(
      () => true,
      () => false,
    );
    showToast(
      isCopied ? { kind: 'done', text: texts.acts.copied } : { kind: 'error', title: texts.acts.notCopied, text: link },
    );
  };
  const link = (
    <button type="button" className="admin-act" onClick={() => void copyLink()}>
      {texts.acts.link}
    </button>
  );
  // Its terms are those of its batch, and are changed there.
  if (coupon.batch !== null)
    return (
      <div className="admin-acts">
        <a className="admin-act" href={`${address}?coupon=${coupon.batch}`}>
          {text('codes.toBatch', { code: `${coupon.batch}-…` })}
        </a>
        {link}
      </div>
    );
  return (
    <div className="admin-acts">
      <a className="admin-act" href={`${address}?coupon=${code}&edit=1`}>
        {texts.acts.edit}
      </a>
      {coupon.batch_size === null && link}
      <CouponTables {...section} coupon={coupon} />
      <a className="admin-act" href={`${address}?new=1&coupon=${code}`}>
        {texts.acts.copy}
      </a>
      <button type="button" className="admin-act" onClick={() => turn(coupon.active ? 'end' : 'resume')}>
        {coupon.active ? texts.acts.end : texts.acts.resume}
      </button>
      {coupon.uses.length === 0 && (
        <button type="button" className="admin-act" onClick={() => setDeleting(true)}>
          {texts.acts.delete}
        </button>
      )}
      {isDeleting && (
        <ActDialog
          data={data}
          title={text('acts.deleteTitle', { code: codeWords(coupon) })}
          act={texts.acts.delete}
          isGrave
          onAct={() =>
            attempt(
              (token) => changeCoupon(token, { act: 'delete', coupon: id }),
              () => {
                showToast({ kind: 'done', text: texts.acts.deleted });
                changeQuery({ coupon: undefined }, { replace: true });
              },
            )
          }
          onClosed={() => setDeleting(false)}
        >
          <p>{texts.acts.deleteLead}</p>
        </ActDialog>
      )}
    </div>
  );
}

/** One coupon: what it takes off of what, how it was used, and the ways to change it. */
export function CouponView({ code, ...section }: Section & { readonly code: string }) {
  const { data, texts } = section;
  const { language } = data;
  const asked = { code, language };
  const reading = useReading(code, ({ token }) => readCoupon(token, asked));
  const coupon = reading.value?.coupon;
  const showMore = ({ uses }: FoundCoupon) =>
    reading.extend(
      ({ token }) => readCoupon(token, { ...asked, before: uses.at(-1)?.at }),
      (before, next) => ({
        ...before,
        coupon: before.coupon && {
          ...before.coupon,
          uses: [...before.coupon.uses, ...(next.coupon?.uses ?? [])],
          more: next.coupon?.more ?? false,
        },
      }),
    );
  return (
    <RecordPage data={data} section="coupons" back={texts.back} reading={reading} unknown={texts.unknown}>
      {coupon && (
        <>
          <header className="admin-order-head">
            <h2>{codeWords(coupon)}</h2>
            <CouponState {...section} state={coupon.state} />
            <CouponActs {...section} coupon={coupon} onDone={() => void reading.again()} />
          </header>
          <div className="admin-order-parts">
            <div>
              {coupon.batch_size !== null && <CouponCodes {...section} coupon={coupon} />}
              <CouponUses {...section} coupon={coupon} onMore={() => showMore(coupon)} />
            </div>
            <div>
              <CouponFacts
                {...section}
                coupon={coupon}
                categories={categoryPaths(reading.value?.categories ?? [], language)
                  .filter(({ slug }) => coupon.categories.includes(slug))
                  .map(({ path }) => path)}
              />
            </div>
          </div>
        </>
      )}
    </RecordPage>
  );
}
