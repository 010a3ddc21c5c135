import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { readListingOrder } from '#src/client/backend/staff-marketing.ts';
import { changeMarketing } from '#src/client/functions/admin-marketing.ts';
import { $place, changeQuery } from '#src/client/stores/admin-place.ts';
import { asStaff } from '#src/client/stores/as-staff.ts';
import { showToast } from '#src/client/stores/toast.ts';
import type { ListingOrder, ShownProduct } from '#src/contracts/staff-marketing.ts';
import { localizePath } from '#src/domain/language/paths.ts';
import { formatNumber } from '#src/i18n/formatters.ts';
import { islandText } from '#src/i18n/island-text.ts';
import { Select } from '#src/ui/Select.tsx';
import { useSending } from '../../shared/session/use-sending.ts';
import { Block } from '../Block.tsx';
import { NotRead } from '../NotRead.tsx';
import { categoryPaths } from '../naming.ts';
import { OtherChanges } from '../OtherChanges.tsx';
import { useActing } from '../use-acting.ts';
import { useReading } from '../use-reading.ts';
import { type ListingChoice, listingChoices } from './listing-choices.ts';
import { orderWords, type Section } from './marketing-words.ts';
import { OrderRows } from './OrderRows.tsx';
import { ProductFinder } from './ProductFinder.tsx';
import { ShownProductLine } from './ShownProductLine.tsx';

/** As many stand first at most. */
const most = 48;

const idsOf = (products: readonly ShownProduct[]) => products.map(({ id }) => id);

interface OpenProps extends Section {
  readonly choice: ListingChoice;
  readonly order: ListingOrder;
  readonly onSaved: () => Promise<void>;
}

function OpenListing({ choice, order, onSaved, ...section }: OpenProps) {
  const { data, texts } = section;
  const { language } = data;
  const text = islandText(language, texts);
  const words = texts.order;
  const [pinned, setPinned] = useState(order.pinned);
  const [was, setWas] = useState(order.pinned);
  const [theirs, setTheirs] = useState<readonly ShownProduct[]>();
  const [against, setAgainst] = useState<string>();
  const { attempt } = useActing(data, texts.errors);
  const { isBusy, send } = useSending();
  const isChanged = idsOf(pinned).join() !== idsOf(was).join();

  async function save(): Promise<void> {
    setAgainst(undefined);
    const refused = await attempt(
      (token) =>
        changeMarketing(token, {
          act: 'save_order',
          listing: choice.listing,
          was: idsOf(was),
          products: idsOf(pinned),
        }),
      () => {
        showToast({ kind: 'done', text: words.saved });
        setWas(pinned);
        void onSaved();
      },
    );
    if (refused === texts.errors.order_stale) {
      const now = await asStaff(({ token }) =>
        readListingOrder(token, { ...choice.rule, listing: choice.listing, language }),
      );
      if (now.ok) return setTheirs(now.value.pinned);
    }
    setAgainst(refused);
  }

  const namesOf = (products: readonly ShownProduct[]) => products.map(({ name }) => name).join(', ');
  const row = (product: ShownProduct) => <ShownProductLine data={data} product={product} gone={texts.gone} />;
  const bought = pinned.filter(({ free, active }) => free > 0 && active);
  const result = [
    ...bought,
    ...order.others.filter(({ id }) => pinned.every((product) => product.id !== id)),
    ...order.pinned.filter(({ id }) => pinned.every((product) => product.id !== id)),
  ].slice(0, 24);
  return (
    <div className="admin-order-parts">
      <Block title={words.pinned}>
        <p className="muted">{words.lead}</p>
        {pinned.length === 0 && <p className="muted">{words.none}</p>}
        <OrderRows
          label={words.pinned}
          items={pinned.map((product) => ({
            id: product.id,
            name: product.name,
            content: row(product),
            acts: (
              <button
                type="button"
                className="admin-act"
                aria-label={text('order.unpinNamed', { name: product.name })}
                onClick={() => setPinned(pinned.filter(({ id }) => id !== product.id))}
              >
                ×
              </button>
            ),
          }))}
          words={orderWords(section)}
          onOrder={(ids) => setPinned(ids.flatMap((id) => pinned.find((product) => product.id === id) ?? []))}
        />
        {pinned.length < most && (
          <ProductFinder
            data={data}
            words={{
              ...texts.finder,
              act: words.pin,
              actNamed: (name) => text('order.pinNamed', { name }),
              gone: texts.gone,
            }}
            without={idsOf(pinned)}
            within={choice.rule}
            onChosen={(product) => setPinned([...pinned, product])}
          />
        )}
        {theirs && (
          <OtherChanges
            words={texts.stale}
            fields={[[words.pinned, namesOf(was), namesOf(theirs)]]}
            onTake={() => {
              setPinned([...theirs]);
              setWas([...theirs]);
              setTheirs(undefined);
            }}
            onKeep={() => {
              setWas([...theirs]);
              setTheirs(undefined);
            }}
          />
        )}
        <p className="message" role="alert">
          {against}
        </p>
        <p className="admin-ways">
          <button
            type="button"
            className="button"
            aria-disabled={isBusy || !isChanged || theirs !== undefined}
            data-loading={isBusy || undefined}
            onClick={() => isChanged && theirs === undefined && void send(save)}
          >
            {texts.save}
          </button>
          {isChanged && (
            <button type="button" className="button button-line" onClick={() => setPinned(was)}>
              {words.undo}
            </button>
          )}
        </p>
      </Block>
      <Block title={words.result}>
        <p className="muted">
          {words.resultLead}{' '}
          <a className="link" href={localizePath(`/${choice.listing}`, language)} target="_blank" rel="noreferrer">
            {words.open}
          </a>
        </p>
        <ol className="admin-shown" aria-label={words.result}>
          {result.map((product) => (
            <li key={product.id} data-pinned={bought.includes(product) || undefined}>
              {row(product)}
              {!pinned.includes(product) && pinned.length < most && (
                <button
                  type="button"
                  className="link"
                  aria-label={text('order.pinNamed', { name: product.name })}
                  onClick={() => setPinned([...pinned, product])}
                >
                  {words.pin}
                </button>
              )}
            </li>
          ))}
        </ol>
      </Block>
    </div>
  );
}

/** The listing that is chosen, read anew whenever another one is. */
function ChosenListing({ choice, ...section }: Section & { readonly choice: ListingChoice }) {
  const { data } = section;
  const { value, isBusy, failure, again } = useReading(choice.listing, ({ token }) =>
    readListingOrder(token, { ...choice.rule, listing: choice.listing, language: data.language }),
  );
  if (failure) return <NotRead data={data} code={failure} onRetry={() => void again()} />;
  if (value === undefined)
    return (
      <p className="muted admin-waiting" role="status">
        {isBusy && data.admin.loading}
      </p>
    );
  return (
    <OpenListing
      key={value.pinned.map(({ id }) => id).join()}
      {...section}
      choice={choice}
      order={value}
      onSaved={again}
    />
  );
}

/** Which products stand first in a listing: chosen by search or from the list, put in order, shown as the listing will be. */
export function ListingOrderTab(section: Section) {
  const { data, texts } = section;
  const { language } = data;
  const { query } = useStore($place);
  const { value, isBusy, failure, again } = useReading('tree', ({ token }) =>
    readListingOrder(token, { listing: 'shop', language, sort: 'featured' }),
  );
  if (value === undefined)
    return failure ? (
      <NotRead data={data} code={failure} onRetry={() => void again()} />
    ) : (
      <p className="muted admin-waiting" role="status">
        {isBusy && data.admin.loading}
      </p>
    );
  const choices = listingChoices(value.categories);
  const choice = choices.find(({ listing }) => listing === (query['listing'] ?? 'shop'));
  const names = new Map(categoryPaths(value.categories, language).map(({ slug, path }) => [slug, path] as const));
  const optionText = ({ listing, category }: ListingChoice) => {
    const count = value.listed[listing];
    const name = category === undefined ? `/${listing}` : `${names.get(category) ?? category} (/${listing})`;
    return count === undefined ? name : `${name} · ${formatNumber(count, language)}`;
  };
  return (
    <>
      <Select
        label={texts.order.listing}
        name="listing"
        className="admin-listing-choice"
        value={choice?.listing ?? ''}
        options={[
          ...(choice === undefined ? [{ value: '', text: texts.order.unknown }] : []),
          ...choices.map((each) => ({ value: each.listing, text: optionText(each) })),
        ]}
        onValue={(listing) => changeQuery({ listing })}
      />
      {choice && <ChosenListing key={choice.listing} {...section} choice={choice} />}
    </>
  );
}
