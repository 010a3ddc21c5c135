import { useEffect } from 'react';

const numbered = /^\(\d+\+?\) /;

/** Keeps a number before the title of the page, whoever gives it another title; none for nothing. */
export function useNumberInTitle(number: string): void {
  useEffect(() => {
    const write = () => {
      const title = document.title.replace(numbered, '');
      const wanted = number === '' ? title : `(${number}) ${title}`;
      if (document.title !== wanted) document.title = wanted;
    };
    write();
    const watch = new MutationObserver(write);
    watch.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => {
      watch.disconnect();
      document.title = document.title.replace(numbered, '');
    };
  }, [number]);
}
