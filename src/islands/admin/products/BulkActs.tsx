import { useState } from 'react';
import { showToast } from '#src/client/stores/toast.ts';
import type { ProductChange } from '#src/contracts/admin-products.ts';
import type { ListedProduct } from '#src/contracts/staff-products.ts';
import { islandText } from '#src/i18n/island-text.ts';
import { Select } from '#src/ui/Select.tsx';
import { ActDialog } from '../ActDialog.tsx';
import type { Section } from './product-words.tsx';
import { useBulk } from './use-bulk.ts';

interface Props extends Section {
  readonly chosen: readonly ListedProduct[];
  readonly categories: readonly { readonly slug: string; readonly path: string }[];
  readonly onDone: () => void;
}

/** What is done with all the products that are chosen in the list. */
export function BulkActs({ chosen, categories, onDone, ...section }: Props) {
  const { data, texts } = section;
  const text = islandText(data.language, texts);
  const [asked, setAsked] = useState<'archive' | 'category'>();
  const [category, setCategory] = useState('');
  const bulk = useBulk(section, new Map(chosen.map(({ id, name }) => [id, name])), onDone);
  const isNone = chosen.length === 0;
  const each = (change: Omit<ProductChange, 'product'>) => chosen.map(({ id }) => ({ product: id, ...change }));
  async function act(what: 'sell' | 'withdraw' | 'restore'): Promise<void> {
    if (isNone || bulk.isBusy) return;
    const against = await bulk.change(each({ do: what }));
    if (against !== undefined) showToast({ kind: 'error', text: against });
  }
  const button = (name: string, onClick: () => void) => (
    <button type="button" className="admin-act" aria-disabled={isNone || bulk.isBusy} onClick={onClick}>
      {name}
    </button>
  );
  const isArchive = chosen.length > 0 && chosen.every((product) => product.is_archived);
  return (
    <div className="admin-bulk" role="toolbar" aria-label={texts.bulk.label}>
      <p className="muted" role="status">
        {!isNone && text('bulk.chosen', { count: chosen.length })}
      </p>
      {isArchive ? (
        button(texts.acts.restore, () => void act('restore'))
      ) : (
        <>
          {button(texts.acts.sell, () => void act('sell'))}
          {button(texts.acts.withdraw, () => void act('withdraw'))}
          {button(texts.bulk.category, () => !isNone && setAsked('category'))}
          {button(texts.acts.archive, () => !isNone && setAsked('archive'))}
        </>
      )}
      {asked === 'archive' && (
        <ActDialog
          data={data}
          title={text('bulk.archiveTitle', { count: chosen.length })}
          act={texts.acts.archive}
          isGrave
          onAct={() => bulk.change(each({ do: 'archive' }))}
          onClosed={() => setAsked(undefined)}
        >
          <p>
            {chosen
              .slice(0, 8)
              .map(({ name }) => name)
              .join(', ')}
            {chosen.length > 8 && '…'}
          </p>
          <p>{texts.bulk.archiveLead}</p>
        </ActDialog>
      )}
      {asked === 'category' && (
        <ActDialog
          data={data}
          title={text('bulk.categoryTitle', { count: chosen.length })}
          act={texts.bulk.move}
          onAct={async () =>
            category === '' ? texts.bulk.chooseCategory : bulk.change(each({ do: 'category', category }))
          }
          onClosed={() => setAsked(undefined)}
        >
          <Select
            label={texts.columns.category}
            name="new-category"
            value={category}
            options={[
              { value: '', text: texts.form.choose },
              ...categories.map(({ slug, path }) => ({ value: slug, text: path })),
            ]}
            onValue={setCategory}
          />
        </ActDialog>
      )}
    </div>
  );
}
