import { useCallback, useEffect, useState } from 'react';
import { isCommandWith } from './command-key.ts';

/** Under this width the sections lie over the page (accounts-and-back-office.md, 9). */
const phone = '(max-width: 767.98px)';
const stateCookie = 'sidebar_state';
/** Seconds: seven days. */
const lifetime = 604_800;

const readWide = () => !document.cookie.split('; ').includes(`${stateCookie}=false`);

/**
 * The sidebar: wide or narrow beside the page, remembered for a week; over it on phones, where nothing is remembered. Ctrl or Cmd
 * with B changes it.
 */
export function useSidebar() {
  const [isPhone, setPhone] = useState(() => matchMedia(phone).matches);
  const [isWide, setWide] = useState(readWide);
  const [isOver, setOver] = useState(false);

  useEffect(() => {
    const query = matchMedia(phone);
    const follow = () => {
      setPhone(query.matches);
      setOver(false);
    };
    query.addEventListener('change', follow);
    return () => query.removeEventListener('change', follow);
  }, []);

  const isOpen = isPhone ? isOver : isWide;
  const toggle = useCallback(() => {
    if (isPhone) return setOver(!isOpen);
    setWide(!isOpen);
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is newer than some browsers that the shop serves.
    document.cookie = `${stateCookie}=${!isOpen}; path=/; max-age=${lifetime}; samesite=lax`;
  }, [isPhone, isOpen]);

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key === 'Escape') return setOver(false);
      if (!isCommandWith('b', event)) return;
      event.preventDefault();
      toggle();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [toggle]);

  return { isPhone, isOpen, toggle };
}
