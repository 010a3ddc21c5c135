import { useState } from 'react';
import { readProduct } from '#src/client/backend/staff-products.ts';
import { adjustStock } from '#src/client/functions/admin-stock.ts';
import { showToast } from '#src/client/stores/toast.ts';
import type { FoundProduct, ListedProduct } from '#src/contracts/staff-products.ts';
import { lowStock } from '#src/contracts/staff-stock.ts';
import { type StockReason, stockReasonNames, stockReasons, typedChange } from '#src/domain/stock/adjustment.ts';
import { islandText } from '#src/i18n/island-text.ts';
import { Field } from '#src/ui/Field.tsx';
import { Select } from '#src/ui/Select.tsx';
import { ActDialog } from '../ActDialog.tsx';
import { variantOf } from '../naming.ts';
import { State } from '../Table.tsx';
import { useActing } from '../use-acting.ts';
import { useReading } from '../use-reading.ts';
import type { Section } from './product-words.tsx';

interface Props extends Section {
  readonly product: ListedProduct;
  /** Pieces that came, less those that went. */
  readonly onChanged: (pieces: number) => void;
}

type Piece = FoundProduct['content']['variants'][number];

/** Writes down pieces that came or went, size by size, under one reason; what could not be written stays typed. */
function StockDialog({ product, onChanged, onClosed, ...section }: Props & { readonly onClosed: () => void }) {
  const { data, texts } = section;
  const text = islandText(data.language, texts);
  const { value } = useReading(product.id, ({ token }) => readProduct(token, product.id));
  const [reason, setReason] = useState<StockReason>('delivery');
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  // The dialog's own, one a piece: pressed twice, or again after a lost answer, it is one change.
  const [requests, setRequests] = useState<Readonly<Record<string, string>>>({});
  const [written, setWritten] = useState<Readonly<Record<string, number>>>({});
  const { attempt } = useActing(data, texts.stock.errors);
  const pieces = value?.product?.content.variants ?? [];
  const onHand = ({ id }: Piece) => written[id] ?? value?.product?.stock[id]?.on_hand ?? 0;
  const nameOf = (piece: Piece) => variantOf(data, piece) || texts.form.oneSize;

  async function write(): Promise<string | undefined> {
    const wanted = pieces.filter(({ id }) => typed[id]?.trim());
    const changes = wanted.map((piece) => ({ piece, change: typedChange(reason, typed[piece.id] ?? '') }));
    if (changes.length === 0 || changes.some(({ change }) => change === undefined)) return texts.stock.notPieces;
    const made = Object.fromEntries(wanted.map(({ id }) => [id, requests[id] ?? crypto.randomUUID()]));
    setRequests((before) => ({ ...before, ...made }));
    for (const { piece, change = 0 } of changes) {
      const { id } = piece;
      const against = await attempt(
        (token) => adjustStock(token, { request: made[id] ?? '', variant: id, change, reason, note: '' }),
        (answer) => {
          setTyped((before) => ({ ...before, [id]: '' }));
          setRequests((before) => Object.fromEntries(Object.entries(before).filter(([each]) => each !== id)));
          setWritten((before) => ({ ...before, [id]: answer.on_hand }));
          if (answer.changed) onChanged(change);
        },
      );
      if (against !== undefined) return `${nameOf(piece)}: ${against}`;
    }
    showToast({ kind: 'done', text: text('stock.done', { name: product.name }) });
    return undefined;
  }

  return (
    <ActDialog
      data={data}
      title={text('stock.title', { name: product.name })}
      act={texts.form.save}
      onAct={write}
      onClosed={onClosed}
    >
      <Select
        label={texts.stock.reason}
        name="reason"
        value={reason}
        options={stockReasonNames.map((name) => ({ value: name, text: texts.stock.reasons[name] }))}
        onValue={setReason}
      />
      {stockReasons[reason] === 0 && <p className="field-hint">{texts.stock.hint}</p>}
      {value === undefined && (
        <p className="muted" role="status">
          {data.admin.loading}
        </p>
      )}
      <div className="admin-editor-fields">
        {pieces.map((piece) => (
          <Field
            key={piece.id}
            label={nameOf(piece)}
            name={`pieces-${piece.id}`}
            hint={text('stock.onHand', { count: onHand(piece) })}
            inputMode={stockReasons[reason] === 0 ? 'text' : 'numeric'}
            autoComplete="off"
            maxLength={8}
            value={typed[piece.id] ?? ''}
            onValue={(words) => setTyped((before) => ({ ...before, [piece.id]: words }))}
          />
        ))}
      </div>
    </ActDialog>
  );
}

/** How many pieces are free; pressed, what lies in the store is changed right there. */
export function StockCell({ product, onChanged, ...section }: Props) {
  const { data, texts } = section;
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="link admin-price"
        aria-label={`${islandText(data.language, texts)('stock.title', { name: product.name })}: ${product.stock}`}
        onClick={() => setOpen(true)}
      >
        <Pieces product={product} />
      </button>
      {isOpen && <StockDialog {...section} product={product} onChanged={onChanged} onClosed={() => setOpen(false)} />}
    </>
  );
}

/** How many pieces are free, marked where they run out. */
export function Pieces({ product: { active, stock } }: { readonly product: ListedProduct }) {
  return active && stock < lowStock ? <State tone={stock === 0 ? 'bad' : 'warn'}>{stock}</State> : stock;
}
