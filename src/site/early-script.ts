/**
 * Runs before the first paint, in every page's head: the manual theme, and a mark that prices are to be shown in another
 * currency than the built one, so that neither flashes; a mark that the address asks for other
 * cards than the built ones; the coupon that a link carries, kept until cart or checkout ask for it (`src/client/stores/kept-coupon.ts`), with a word to the cart's page, whose sums its island has to say then; and a list of what fails before anything else runs, which is read when the page is idle (`src/components/layout/watch-faults.ts`). Kept as text because the content security policy carries its hash.
 */
export const earlyScript = [
  'const d=document.documentElement;',
  "d.classList.add('js');",
  'const f=window.faults=[],k=e=>f.length<9&&f.push(e);',
  "addEventListener('error',k);addEventListener('unhandledrejection',k);",
  "if(/[?&](size|color|brand|price|sort)=/.test(location.search))d.dataset.filtered='';",
  'try{',
  "const t=localStorage.getItem('theme');",
  "if(t==='light'||t==='dark')d.dataset.theme=t;",
  "const s=JSON.parse(localStorage.getItem('cart-storage')||'{}'),c=(s.state||s).currency;",
  "if(c==='USD'||c==='LTL')d.dataset.currency=c;",
  'const q=/[?&]coupon=([\\w-]+)/.exec(location.search);if(q)sessionStorage.coupon=JSON.stringify({code:q[1]});',
  "if(sessionStorage.coupon)addEventListener('load',()=>dispatchEvent(new CustomEvent('intent',{detail:'cart-page'})))",
  '}catch{}',
].join('');

/**
 * The order of the layers, before any file that fills one: a page's own file may come ahead of the shop's. Then: pages change
 * into each other softly. In the page itself: from a file it can arrive too late, and the browser then gives up the
 * transition that the page before has begun.
 */
export const earlyStyle =
  '@layer properties,theme,base,components,utilities;@media(prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}';
