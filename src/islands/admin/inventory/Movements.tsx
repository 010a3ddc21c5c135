import type { FoundVariant, StockMovement } from '#src/contracts/staff-stock.ts';
import { sectionPath } from '#src/domain/admin/sections.ts';
import { localizePath } from '#src/domain/language/paths.ts';
import { islandText } from '#src/i18n/island-text.ts';
import { clockTime, shortDay } from '#src/i18n/order-dates.ts';
import type { SectionProps } from '../admin-data.ts';
import { ListFoot } from '../ListFoot.tsx';
import { Table } from '../Table.tsx';
import { signed } from './count.ts';

interface Props extends SectionProps<'admin-inventory'> {
  readonly variant: FoundVariant;
  readonly onMore: () => Promise<boolean>;
}

/** Every piece that came or went, the last first; together they are what the store holds, or it is said that they are not. */
export function Movements({ data, texts, variant, onMore }: Props) {
  const { language } = data;
  const text = islandText(language, texts);
  const { moved: sum, movements, on_hand: count } = variant;
  const what = ({ kind, reason }: StockMovement) => {
    const reasons: Readonly<Record<string, string>> = texts.reasons;
    return reasons[reason ?? ''] ?? texts.kinds[kind];
  };
  const who = ({ actor }: StockMovement) => {
    const actors: Readonly<Record<string, string>> = texts.actors;
    return actors[actor] ?? actor;
  };
  const orders = localizePath(sectionPath('orders'), language);
  return (
    <>
      <Table
        title={texts.movements.title}
        none={texts.movements.none}
        columns={[
          { name: texts.movements.time },
          { name: texts.movements.change, isNumber: true },
          { name: texts.movements.after, isNumber: true },
          { name: texts.movements.what },
          { name: texts.movements.note },
          { name: texts.movements.who },
        ]}
        rows={movements.map((movement) => ({
          key: String(movement.id),
          cells: [
            `${shortDay(movement.at, language)}, ${clockTime(movement.at, language)}`,
            signed(movement.change),
            movement.on_hand_after,
            what(movement),
            movement.order_number === null ? (
              movement.note
            ) : (
              <a key="order" className="link" href={`${orders}?order=${movement.order_number}`}>
                {movement.order_number}
              </a>
            ),
            who(movement),
          ],
        }))}
      />
      {movements.length > 0 && (
        <ListFoot
          data={data}
          shown={sum === count ? text('movements.addsUp', { sum }) : text('movements.wrong', { sum, count })}
          more={variant.more ? texts.more : undefined}
          onMore={onMore}
        />
      )}
    </>
  );
}
