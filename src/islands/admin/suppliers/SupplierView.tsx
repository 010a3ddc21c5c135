import { useStore } from '@nanostores/react';
import { readSupplier } from '#src/client/backend/staff-suppliers.ts';
import { $place } from '#src/client/stores/admin-place.ts';
import type { FoundSupplier, SupplierReading } from '#src/contracts/staff-suppliers.ts';
import { sectionPath } from '#src/domain/admin/sections.ts';
import { localizePath } from '#src/domain/language/paths.ts';
import { countryName } from '#src/i18n/formatters.ts';
import { Block, Fact } from '../Block.tsx';
import { RecordPage } from '../RecordPage.tsx';
import { State } from '../Table.tsx';
import { useReading } from '../use-reading.ts';
import { FeedEditor } from './FeedEditor.tsx';
import { SoldProducts } from './SoldProducts.tsx';
import { SupplierEditor } from './SupplierEditor.tsx';
import { FeedRuns, SupplierFeeds } from './SupplierFeeds.tsx';
import type { Section } from './supplier-words.tsx';

function SupplierFacts({ supplier, data, texts }: Section & { readonly supplier: FoundSupplier }) {
  const { language } = data;
  const names = texts.supplier;
  return (
    <Block title={names.facts}>
      <dl className="admin-facts">
        <Fact name={names.contact}>{supplier.contact_name || '–'}</Fact>
        <Fact name={names.email}>
          {supplier.email === null ? (
            '–'
          ) : (
            <a className="link" href={`mailto:${supplier.email}`}>
              {supplier.email}
            </a>
          )}
        </Fact>
        <Fact name={names.phone}>{supplier.phone || '–'}</Fact>
        <Fact name={names.country}>{supplier.country === null ? '–' : countryName(supplier.country, language)}</Fact>
        <Fact name={names.leadDays}>{supplier.lead_days}</Fact>
        {supplier.note && <Fact name={names.note}>{supplier.note}</Fact>}
      </dl>
    </Block>
  );
}

/** One supplier with its lists, what it sells to the shop and what was read; or the editors of it and of a list, as the address says. */
export function SupplierView({ id, ...section }: Section & { readonly id: string }) {
  const { data, texts } = section;
  const { language } = data;
  const { query } = useStore($place);
  const { feed, edit } = query;
  // Read anew when an editor has closed: it may have changed what stands here.
  const key = `${id} ${feed ?? ''} ${edit ?? ''}`;
  const reading = useReading(key, ({ token }) => readSupplier(token, { id, language }));
  const { value } = reading;
  const supplier = value?.supplier;
  const showMore = ({ products }: SupplierReading) =>
    reading.extend(
      ({ token }) => readSupplier(token, { id, language, after: products.at(-1)?.product_id }),
      (before, next) => ({ ...before, more: next.more, products: [...before.products, ...next.products] }),
    );
  const editedFeed = value?.feeds.find((each) => each.id === feed);
  if (supplier && feed !== undefined && (feed === 'new' || editedFeed))
    return <FeedEditor key={feed} {...section} supplier={supplier} feed={editedFeed} />;
  if (supplier && edit !== undefined) return <SupplierEditor {...section} supplier={supplier} />;
  return (
    <RecordPage data={data} section="suppliers" back={texts.back} reading={reading} unknown={texts.unknown}>
      {value && supplier && (
        <>
          <header className="admin-order-head">
            <h2>{supplier.name}</h2>
            {!supplier.is_active && <State tone="plain">{texts.views.off}</State>}
            <div className="admin-acts">
              <a
                className="admin-act"
                href={`${localizePath(sectionPath('suppliers'), language)}?supplier=${supplier.id}&edit=1`}
              >
                {texts.edit}
              </a>
            </div>
          </header>
          <SupplierFacts {...section} supplier={supplier} />
          <SupplierFeeds {...section} supplier={supplier.id} feeds={value.feeds} />
          <FeedRuns {...section} runs={value.runs} />
          <SoldProducts
            {...section}
            supplier={supplier.id}
            reading={value}
            onMore={() => showMore(value)}
            onChanged={() => void reading.again()}
          />
        </>
      )}
    </RecordPage>
  );
}
