import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { $placing, stayAtCheckout } from '#src/client/stores/place-order.ts';
import { dismissToast, showToast } from '#src/client/stores/toast.ts';

/** How long the browser has to go to the payment page before a link is tried. */
const patience = 1500;

function isWebAddress(url: string): boolean {
  return /^https?:$/.test(new URL(url, location.href).protocol);
}

function clickLink(url: string): void {
  const link = Object.assign(document.createElement('a'), { href: url });
  document.body.append(link);
  link.click();
  link.remove();
}

/** Says “redirecting” while the order is placed, then sends the browser to the payment page; a link is the way round. */
export function useLeaving(redirecting: string): void {
  const placing = useStore($placing);
  const url = placing.state === 'leaving' ? placing.url : undefined;

  useEffect(() => {
    if (placing.state !== 'idle') showToast({ kind: 'loading', text: redirecting });
    else dismissToast();
  }, [placing.state, redirecting]);

  useEffect(() => {
    if (url === undefined || !isWebAddress(url)) return undefined;
    try {
      window.location.assign(url);
    } catch {
      clickLink(url);
    }
    const timer = setTimeout(() => clickLink(url), patience);
    return () => clearTimeout(timer);
  }, [url]);

  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => event.persisted && stayAtCheckout();
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);
}
