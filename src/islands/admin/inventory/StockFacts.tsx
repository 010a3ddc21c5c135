import type { FoundVariant } from '#src/contracts/staff-stock.ts';
import { sectionPath } from '#src/domain/admin/sections.ts';
import { localizePath } from '#src/domain/language/paths.ts';
import { daysOfCover } from '#src/domain/stock/adjustment.ts';
import { islandText } from '#src/i18n/island-text.ts';
import { clockTime, shortDay } from '#src/i18n/order-dates.ts';
import type { SectionProps } from '../admin-data.ts';
import { Block, Fact } from '../Block.tsx';

interface Props extends SectionProps<'admin-inventory'> {
  readonly variant: FoundVariant;
}

/** What there is of a variant: in the store, held, free, on the shelf; how it sells; which orders hold it. */
export function StockFacts({ data, texts, variant }: Props) {
  const { language } = data;
  const text = islandText(language, texts);
  const { free, held, on_hand: onHand, packing, people, reserved, sold } = variant;
  const cover = daysOfCover(free, sold.month);
  return (
    <>
      <Block title={texts.facts.title}>
        <dl className="admin-facts">
          <Fact name={texts.columns.on_hand}>{onHand}</Fact>
          <Fact name={texts.columns.reserved}>{reserved}</Fact>
          <Fact name={texts.columns.free}>{free}</Fact>
          <Fact name={texts.facts.packing}>{packing}</Fact>
          <Fact name={texts.facts.shelf}>
            <span>{onHand + packing}</span>
            <span className="muted">{texts.facts.shelfHint}</span>
          </Fact>
          <Fact name={texts.columns.sold}>{sold.month}</Fact>
          <Fact name={texts.facts.quarter}>{sold.quarter}</Fact>
          <Fact name={texts.columns.cover}>{cover === undefined ? '–' : text('days', { count: cover })}</Fact>
          <Fact name={texts.columns.people}>{people}</Fact>
        </dl>
      </Block>
      {held.length > 0 && (
        <Block title={texts.facts.held}>
          <ul className="admin-rows">
            {held.map(({ at, order_number: number, quantity }) => (
              <li key={number}>
                <span>
                  <a className="link" href={`${localizePath(sectionPath('orders'), language)}?order=${number}`}>
                    {number}
                  </a>
                  <span className="muted">
                    {' '}
                    {shortDay(at, language)}, {clockTime(at, language)}
                  </span>
                </span>
                <span>{text('facts.pieces', { count: quantity })}</span>
              </li>
            ))}
          </ul>
        </Block>
      )}
    </>
  );
}
