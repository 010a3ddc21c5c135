import { $returnForm, changeReturn } from '#src/client/stores/return-request.ts';
import type { ReturnLine } from '#src/contracts/returns.ts';
import { isOpenFor, keyOf, type ReturnForm } from '#src/domain/returns/return-form.ts';
import type { RequestedReason } from '#src/domain/returns/return-reason.ts';
import { islandText } from '#src/i18n/island-text.ts';
import { Stepper } from '#src/ui/Stepper.tsx';
import type { ReturnViewProps } from './return-view.ts';

interface Props extends ReturnViewProps {
  readonly line: ReturnLine;
  readonly reason: RequestedReason;
  readonly choice: ReturnForm['chosen'][string] | undefined;
  /** Nothing was chosen at all. */
  readonly isWrong: boolean;
  readonly needsSize: boolean;
}

function choose(line: ReturnLine, choice: ReturnForm['chosen'][string] | undefined): void {
  const { [keyOf(line)]: _, ...others } = $returnForm.get().chosen;
  changeReturn({ chosen: choice === undefined ? others : { ...others, [keyOf(line)]: choice } });
}

/** Until when the line may come back, or why it may not. */
function lineNote({ data, line, reason, words }: Props): string {
  const text = islandText(data.language, data.texts.items);
  if (line.quantity === 0) return data.texts.items.gone;
  const isOpen = isOpenFor(line, reason);
  if (!isOpen && line.mayReturn) return data.texts.items.noSizes;
  if (!isOpen) return line.lastDay === null ? '' : text('over', { day: words.day(line.lastDay) });
  if (line.lastDay === null) return data.texts.items.underway;
  return reason === 'complaint' ? '' : text('until', { day: words.day(line.lastDay) });
}

/** The other sizes of the product; one that is gone has its diagonal. */
function NewSizes({ choice, data, line, needsSize }: Props) {
  const words = data.texts.items;
  const text = islandText(data.language, words);
  const quantity = choice?.quantity ?? 1;
  const name = `size-${keyOf(line)}`;
  return (
    <fieldset className="return-sizes" aria-describedby={needsSize ? `${name}-problem` : undefined}>
      <legend className="small">{line.size === '' ? words.newSizeOne : text('newSize', { size: line.size })}</legend>
      <div className="sizes">
        {line.sizes.map(({ free, size, variant }) => {
          const isGone = free < quantity;
          return (
            <label className="size" key={variant} data-sold-out={isGone ? '' : undefined}>
              <input
                type="radio"
                name={name}
                value={variant}
                disabled={isGone}
                aria-invalid={needsSize ? true : undefined}
                checked={choice?.exchangeVariant === variant && !isGone}
                onChange={() => choose(line, { quantity, exchangeVariant: variant })}
              />
              {size}
              {isGone && <span className="sr-only">, {words.soldOut}</span>}
            </label>
          );
        })}
      </div>
      {needsSize && (
        <p className="message" id={`${name}-problem`}>
          {words.missingSize}
        </p>
      )}
    </fieldset>
  );
}

/** A line of the order: whether it comes back, how many of it, and in an exchange for which size. */
export function ReturnLineChoice(props: Props) {
  const { choice, data, isWrong, line, options, reason, words } = props;
  const texts = data.texts.items;
  const text = islandText(data.language, texts);
  const isOpen = isOpenFor(line, reason);
  const isChosen = isOpen && choice !== undefined;
  const quantity = Math.max(1, Math.min(choice?.quantity ?? 1, line.quantity));
  const note = lineNote(props);
  return (
    <div className="return-line" data-closed={isOpen ? undefined : ''}>
      <label className="return-item">
        <input
          type="checkbox"
          name="line"
          value={keyOf(line)}
          disabled={!isOpen}
          checked={isChosen}
          aria-invalid={isWrong && isOpen ? true : undefined}
          onChange={() => choose(line, isChosen ? undefined : { quantity: line.quantity })}
        />
        <span className="picture ratio-3-4">
          {line.image && <img src={line.image} alt="" width={60} height={80} />}
        </span>
        <span className="return-words">
          <span>{words.name(line)}</span>
          <span className="small muted">{words.variant(line)}</span>
          {note !== '' && <span className="small muted">{note}</span>}
        </span>
        {reason === 'return' && isOpen && (
          <span className="return-worth">{words.money(line.worth[quantity - 1] ?? 0, options.currency)}</span>
        )}
      </label>
      {isChosen && line.quantity > 1 && (
        <div className="return-quantity">
          <Stepper
            value={quantity}
            minimum={1}
            maximum={line.quantity}
            label={text('quantity', { name: words.name(line) })}
            fewerLabel={texts.fewer}
            moreLabel={texts.more}
            onChange={(next) => choose(line, { ...choice, quantity: next })}
          />
          <span className="small muted">{text('of', { count: line.quantity })}</span>
        </div>
      )}
      {isChosen && reason === 'exchange' && <NewSizes {...props} />}
    </div>
  );
}
