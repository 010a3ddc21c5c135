import { useState } from 'react';
import type { SoldProduct, SupplierReading } from '#src/contracts/staff-suppliers.ts';
import { sectionPath } from '#src/domain/admin/sections.ts';
import { localizePath } from '#src/domain/language/paths.ts';
import { formatNumber } from '#src/i18n/formatters.ts';
import { islandText } from '#src/i18n/island-text.ts';
import { ListFoot } from '../ListFoot.tsx';
import { Kept } from '../pricing/pricing-words.tsx';
import { Table } from '../Table.tsx';
import { SoldDialog } from './SoldDialog.tsx';
import { euros, keptAt, type Section } from './supplier-words.tsx';

interface Props extends Section {
  readonly reading: SupplierReading;
  readonly supplier: string;
  readonly onMore: () => Promise<boolean>;
  readonly onChanged: () => void;
}

/** What a supplier sells to the shop, for how much, and what is left of it. */
export function SoldProducts({ reading, supplier, onMore, onChanged, ...section }: Props) {
  const { data, texts } = section;
  const { language } = data;
  const text = islandText(language, texts);
  const [opened, setOpened] = useState<SoldProduct | 'new'>();
  const pricing = localizePath(sectionPath('pricing'), language);
  return (
    <div className="admin-block">
      <Table
        title={texts.sold.title}
        none={texts.sold.none}
        columns={[
          { name: texts.columns.product },
          { name: texts.columns.code },
          { name: texts.columns.cost, isNumber: true },
          { name: texts.columns.available, isNumber: true },
          { name: texts.columns.kept, isNumber: true },
          { name: texts.sold.change },
        ]}
        rows={reading.products.map((sold) => ({
          key: sold.product_id,
          cells: [
            <a key="name" className="link" href={`${pricing}?product=${sold.product_id}`}>
              {sold.name}
            </a>,
            sold.supplier_sku || '–',
            <>
              {euros(sold.cost, language)} {!sold.cost_includes_vat && <span className="muted">{texts.sold.net}</span>}
              {!sold.is_preferred && <span className="muted"> {texts.sold.other}</span>}
            </>,
            sold.available === null ? '–' : formatNumber(sold.available, language),
            <Kept
              key="kept"
              cents={keptAt(sold, sold.cost, sold.cost_includes_vat, reading.terms)}
              language={language}
            />,
            <button
              key="change"
              type="button"
              className="link"
              aria-label={text('sold.changeNamed', { name: sold.name })}
              onClick={() => setOpened(sold)}
            >
              {texts.sold.change}
            </button>,
          ],
        }))}
      />
      {reading.more && <ListFoot data={data} shown="" more={texts.more} onMore={onMore} />}
      <p>
        <button type="button" className="admin-act" onClick={() => setOpened('new')}>
          {texts.sold.add}
        </button>
      </p>
      {opened && (
        <SoldDialog
          {...section}
          supplier={supplier}
          sold={opened === 'new' ? undefined : opened}
          onChanged={onChanged}
          onClosed={() => setOpened(undefined)}
        />
      )}
    </div>
  );
}
