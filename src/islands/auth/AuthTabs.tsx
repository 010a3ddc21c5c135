import type { KeyboardEvent } from 'react';
import type { AuthTexts } from '../shared/session/auth-texts.ts';

export type AuthTab = 'sign-in' | 'sign-up';
const tabs: readonly AuthTab[] = ['sign-in', 'sign-up'];

interface Props {
  readonly texts: AuthTexts['tabs'];
  readonly chosen: AuthTab;
  readonly onChoose: (tab: AuthTab) => void;
}

/** The two tabs: arrows, Home and End move between them. */
export function AuthTabs({ texts, chosen, onChoose }: Props) {
  const names = { 'sign-in': texts.signIn, 'sign-up': texts.signUp } as const;
  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const other = tabs.find((tab) => tab !== chosen);
    const goals: Readonly<Record<string, AuthTab | undefined>> = {
      ArrowLeft: other,
      ArrowRight: other,
      Home: tabs[0],
      End: tabs.at(-1),
    };
    const goal = goals[event.key];
    if (goal === undefined) return;
    event.preventDefault();
    onChoose(goal);
    document.getElementById(`tab-${goal}`)?.focus();
  }
  return (
    <div className="tabs auth-tabs" role="tablist" aria-label={texts.label} onKeyDown={onKeyDown}>
      {tabs.map((tab) => (
        <button
          key={tab}
          type="button"
          role="tab"
          id={`tab-${tab}`}
          aria-controls="auth-panel"
          aria-selected={tab === chosen}
          tabIndex={tab === chosen ? 0 : -1}
          onClick={() => onChoose(tab)}
        >
          {names[tab]}
        </button>
      ))}
    </div>
  );
}
