import { withConnection } from './with-connection.ts';

/** Loads what a page can do without when nothing else is to be done and somebody looks at it. */
function wake(): void {
  const begin = () => withConnection(() => import('./idle.ts').then((idle) => idle.startIdleParts()));
  if ('requestIdleCallback' in window) requestIdleCallback(begin, { timeout: 4_000 });
  else setTimeout(begin, 500);
}

function wakeWhenVisible(): void {
  if (document.visibilityState === 'visible') wake();
  else document.addEventListener('visibilitychange', wakeWhenVisible, { once: true });
}

if (document.readyState === 'complete') wakeWhenVisible();
else addEventListener('load', wakeWhenVisible, { once: true });
