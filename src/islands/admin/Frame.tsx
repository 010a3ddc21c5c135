import { type ReactNode, useEffect, useRef } from 'react';
import { lockGate } from '#src/client/stores/back-office.ts';
import { signOut } from '#src/client/stores/sign-in.ts';
import type { AuthUser } from '#src/contracts/stored-session.ts';
import { localizePath } from '#src/domain/language/paths.ts';
import { signOutToHome } from '../shared/session/sign-out-to-home.ts';
import { useSending } from '../shared/session/use-sending.ts';
import type { AdminData } from './admin-data.ts';
import { useSidebar } from './use-sidebar.ts';

interface Props {
  readonly data: AdminData;
  readonly user: AuthUser;
  readonly role: 'admin' | 'editor';
  readonly wordmark: ReactNode;
  readonly title: string;
  readonly children: ReactNode;
}

/** The sections that there are, by the key of their name. */
const sections = ['dashboard'] as const;

/** Sidebar and head of the back office, around the section that is open. */
export function Frame({ data, user, role, wordmark, title, children }: Props) {
  const { language, admin } = data;
  const { frame } = admin;
  const { isPhone, isOpen, toggle } = useSidebar();
  const { isBusy, send } = useSending();
  const side = useRef<HTMLElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const wasOver = useRef(false);
  const isOver = isPhone && isOpen;
  // Over the page the sidebar has the focus while it is there, and gives it back.
  useEffect(() => {
    if (isOver) side.current?.querySelector('a')?.focus();
    else if (wasOver.current) opener.current?.focus();
    wasOver.current = isOver;
  }, [isOver]);
  const label = isPhone ? (isOpen ? frame.closeMenu : frame.openMenu) : isOpen ? frame.collapse : frame.expand;
  const name = user.user_metadata?.['display_name'];

  return (
    <div className="admin" data-sidebar={isOpen ? 'wide' : 'narrow'}>
      <aside ref={side} className="admin-side" id="admin-sections" inert={isPhone && !isOpen}>
        <a className="admin-wordmark" href={localizePath('/', language)} aria-label={frame.toShop}>
          {wordmark}
        </a>
        <nav aria-label={frame.sections}>
          {sections.map((section) => (
            <a key={section} href={localizePath('/admin', language)} aria-current="page" title={frame[section]}>
              <span className="admin-initial" aria-hidden="true">
                {frame[section].slice(0, 1)}
              </span>
              <span className="admin-section-name">{frame[section]}</span>
            </a>
          ))}
        </nav>
        <p className="admin-who">
          <span>{typeof name === 'string' && name.trim() !== '' ? name : user.email}</span>
          <span className="muted">{frame.roles[role]}</span>
        </p>
      </aside>
      {isOver && <button type="button" className="admin-scrim" aria-label={frame.closeMenu} onClick={toggle} />}
      <div className="admin-page" inert={isOver}>
        <header className="admin-head">
          <button
            ref={opener}
            type="button"
            className="admin-toggle"
            aria-label={label}
            aria-expanded={isOpen}
            aria-controls="admin-sections"
            title={`${label} (${frame.shortcut})`}
            onClick={toggle}
          />
          <h1>{title}</h1>
          <button type="button" className="admin-act" onClick={() => void lockGate()}>
            {frame.lock}
          </button>
          <button
            type="button"
            className="admin-act"
            disabled={isBusy}
            onClick={() => void send(() => signOutToHome(() => signOut('local'), data))}
          >
            {isBusy ? frame.signingOut : frame.signOut}
          </button>
        </header>
        {children}
      </div>
    </div>
  );
}
