import { useStore } from '@nanostores/react';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { $place } from '#src/client/stores/admin-place.ts';
import { lockGate } from '#src/client/stores/back-office.ts';
import { signOut } from '#src/client/stores/sign-in.ts';
import type { AuthUser } from '#src/contracts/stored-session.ts';
import { maySee, type StaffRole, sectionPath, sidebarSections } from '#src/domain/admin/sections.ts';
import { languages } from '#src/domain/language/languages.ts';
import { localizePath } from '#src/domain/language/paths.ts';
import { signOutToHome } from '../shared/session/sign-out-to-home.ts';
import { useSending } from '../shared/session/use-sending.ts';
import { AdminGlyph } from './AdminGlyph.tsx';
import type { AdminData } from './admin-data.ts';
import { Notifications } from './notifications/Notifications.tsx';
import { PublishingStatus } from './PublishingStatus.tsx';
import { PaletteOpener } from './palette/PaletteOpener.tsx';
import { useSidebar } from './use-sidebar.ts';

interface Props {
  readonly data: AdminData;
  readonly user: AuthUser;
  readonly role: StaffRole;
  readonly wordmark: ReactNode;
  readonly children: ReactNode;
}

/** The sections of a role, the one that is open marked. */
function Sections({ data: { admin, language }, role }: Pick<Props, 'data' | 'role'>) {
  const { section: open } = useStore($place);
  return (
    <nav aria-label={admin.frame.sections}>
      {sidebarSections
        .filter((section) => maySee(role, section))
        .map((section) => (
          <a
            key={section}
            href={localizePath(sectionPath(section), language)}
            aria-current={section === open ? 'page' : undefined}
            title={admin.sections[section]}
          >
            <span className="admin-initial" aria-hidden="true">
              {admin.sections[section].slice(0, 1)}
            </span>
            <span className="admin-section-name">{admin.sections[section]}</span>
          </a>
        ))}
    </nav>
  );
}

/** The same place in the other languages; whole pages, since each language is one. */
function Languages({ data: { admin, language } }: Pick<Props, 'data'>) {
  useStore($place);
  const { pathname, search } = location;
  return (
    <nav className="admin-languages" aria-label={admin.frame.language}>
      {languages.map((each) => (
        <a
          key={each}
          href={localizePath(pathname, each) + search}
          lang={each}
          aria-current={each === language ? 'true' : undefined}
          target="_self"
        >
          {each.toUpperCase()}
        </a>
      ))}
    </nav>
  );
}

/**
 * Where somebody has gone within the back office is said to the browser, and the keyboard goes on at its head; not on arriving,
 * when nobody has gone anywhere.
 */
function useArrival(title: string, heading: RefObject<HTMLElement | null>): void {
  const shown = useRef(title);
  useEffect(() => {
    if (shown.current === title) return;
    shown.current = title;
    document.title = title;
    scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [title, heading]);
}

/** Sidebar and head of the back office, around the section that is open. */
export function Frame({ data, user, role, wordmark, children }: Props) {
  const { language, admin } = data;
  const { section } = useStore($place);
  const heading = useRef<HTMLHeadingElement>(null);
  useArrival(admin.sections[section], heading);
  const { frame } = admin;
  const sidebar = useSidebar();
  const { isPhone, isOpen, toggle } = sidebar;
  const { isBusy, send } = useSending();
  const side = useRef<HTMLElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const wasOver = useRef(false);
  const isOver = isPhone && isOpen;
  // Going somewhere takes the sidebar away from over the page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the section changes, and then alone
  useEffect(() => {
    if (isOver) toggle();
  }, [section]);
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
        <Sections data={data} role={role} />
        <Languages data={data} />
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
          <h1 ref={heading} tabIndex={-1}>
            {admin.sections[section]}
          </h1>
          <PaletteOpener data={data} user={user} role={role} sidebar={sidebar} />
          <PublishingStatus data={data} />
          <Notifications data={data} role={role} />
          <a className="admin-act" href={localizePath(sectionPath('settings'), language)} title={frame.settings}>
            <AdminGlyph name="sliders" />
            <span className="admin-act-word">{frame.settings}</span>
          </a>
          <button type="button" className="admin-act" title={frame.lock} onClick={() => void lockGate()}>
            <AdminGlyph name="lock" />
            <span className="admin-act-word">{frame.lock}</span>
          </button>
          <button
            type="button"
            className="admin-act"
            disabled={isBusy}
            title={frame.signOut}
            onClick={() => void send(() => signOutToHome(() => signOut('local'), data))}
          >
            <AdminGlyph name="leave" />
            <span className="admin-act-word">{isBusy ? frame.signingOut : frame.signOut}</span>
          </button>
        </header>
        {children}
      </div>
    </div>
  );
}
