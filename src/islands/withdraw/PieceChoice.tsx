import type { WithdrawalOrder } from '#src/contracts/withdrawal.ts';
import { islandText } from '#src/i18n/island-text.ts';
import { Stepper } from '#src/ui/Stepper.tsx';
import type { Withdrawal } from './use-withdrawal.ts';
import type { WithdrawData } from './withdraw-texts.ts';

interface Props {
  readonly data: WithdrawData;
  readonly withdrawal: Withdrawal;
  readonly lines: WithdrawalOrder['lines'];
}

/** The lines of a known order, each with as many pieces as can still be withdrawn from. */
export function PieceChoice({ data, withdrawal, lines }: Props) {
  const text = islandText(data.language, data.texts.form);
  const { fillIn, form, wrong } = withdrawal;
  const isWrong = wrong.includes('pieces');
  return (
    <fieldset
      className="withdrawal-pieces"
      data-field="pieces"
      tabIndex={-1}
      aria-invalid={isWrong ? true : undefined}
      aria-describedby={isWrong ? 'withdrawal-pieces-problem' : undefined}
    >
      <legend>{text('pieces')}</legend>
      {isWrong && (
        <p className="message" id="withdrawal-pieces-problem">
          {data.texts.errors.pieces}
        </p>
      )}
      <ul>
        {lines.map(({ left, line, text: item }) => {
          const chosen = Math.min(form.pieces[line] ?? 0, left);
          return (
            <li key={line}>
              <span>
                {item}
                <span className="small muted">{left > 0 ? text('left', { count: left }) : text('none')}</span>
              </span>
              <Stepper
                value={chosen}
                minimum={0}
                maximum={left}
                label={text('quantity', { item })}
                fewerLabel={text('fewer', { item })}
                moreLabel={text('more', { item })}
                onChange={(quantity) => fillIn('pieces', { ...form.pieces, [line]: quantity })}
              />
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}
