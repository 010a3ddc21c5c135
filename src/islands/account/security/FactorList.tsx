import { useState } from 'react';
import type { Factor } from '#src/client/backend/factors.ts';
import { unenrolFactor } from '#src/client/stores/sign-in.ts';
import { formatDay } from '#src/i18n/formatters.ts';
import { islandText } from '#src/i18n/island-text.ts';
import { errorText } from '../../shared/session/auth-texts.ts';
import type { TabProps } from '../account-data.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { leadsAway } from './leads-away.ts';

interface Props extends Pick<TabProps<'account-security'>, 'data' | 'texts'> {
  readonly factors: readonly Factor[];
  readonly onRemoved: (name: string) => Promise<void>;
  readonly onProblem: (sentence: string) => void;
}

/** The apps that are connected. */
export function FactorList({ data, texts, factors, onRemoved, onProblem }: Props) {
  const [asked, setAsked] = useState<Factor>();
  const text = islandText(data.language, texts);
  const { factor: words } = texts;
  const nameOf = ({ name }: Factor) => name || words.unnamed;

  async function remove(factor: Factor): Promise<void> {
    onProblem('');
    const answer = await unenrolFactor(factor.id);
    // Taken away on another device meanwhile: it is gone.
    if (answer.ok || answer.failure.code === 'factor_unknown') return onRemoved(nameOf(factor));
    const { code } = answer.failure;
    if (!(await leadsAway(code))) onProblem(errorText(data.texts, code));
  }

  return (
    <>
      <ul className="safety-apps">
        {factors.map((factor) => (
          <li key={factor.id}>
            <span>
              {nameOf(factor)}
              <span className="small muted">
                {text('factor.added', { day: formatDay(factor.createdAt, data.language) })}
              </span>
            </span>
            <button
              type="button"
              className="link"
              aria-label={text('factor.removeNamed', { name: nameOf(factor) })}
              onClick={() => setAsked(factor)}
            >
              {words.remove}
            </button>
          </li>
        ))}
      </ul>
      {asked && (
        <ConfirmDialog
          title={text('factor.removeTitle', { name: nameOf(asked) })}
          text={factors.length === 1 ? words.removeLast : words.removeOne}
          words={{ confirm: words.removeConfirm, busy: words.removing, cancel: texts.cancel }}
          onConfirm={() => remove(asked)}
          onClosed={() => setAsked(undefined)}
        />
      )}
    </>
  );
}
