/**
 * Runs before the first paint, in every page's head, and leaves marks for what comes later:
 * - what the link of a mail about an account brought is taken out of the address before anything can pass it on
 *   (`src/islands/shared/session/take-auth-link.ts`);
 * - a list of what fails before anything else runs, read when the page is idle (`src/components/layout/watch-faults.ts`);
 * - that the address asks for other cards than the built ones;
 * - that somebody is signed in, so that the header's link is the right one, and that an account's lists are in this browser
 *   (`src/components/layout/follow-customer.ts`);
 * - the manual theme, and that prices are to be shown in another currency than the built one, so that neither flashes;
 * - the coupon that a link carries, kept until cart or checkout ask for it (`src/client/stores/kept-coupon.ts`), with a word to
 *   the cart's page, whose sums its island has to say then.
 *
 * Kept as text because the content security policy carries its hash.
 */
export const earlyScript = [
  'const d=document.documentElement,m=d.dataset,a=addEventListener,s=location.search,u=s+location.hash,f=window.faults=[],k=e=>f.length<9&&f.push(e);',
  "d.classList.add('js');",
  "if(/[?&#](access_token|token_hash|code|error_code|error_description|message)=/.test(u))window.authLink=u,history.replaceState(history.state,'',location.pathname);",
  "a('error',k);a('unhandledrejection',k);",
  "if(/[?&](size|color|brand|price|sort)=/.test(s))m.filtered='';",
  'try{',
  'const l=localStorage,t=l.theme,q=/[?&]coupon=([\\w-]+)/.exec(s);',
  "if(l['gija-session'])m.account='';",
  "if(l['account-lists'])m.lists='';",
  "if(t==='light'||t==='dark')m.theme=t;",
  'if(q)l.coupon=q[1];',
  "if(l.coupon)a('load',()=>dispatchEvent(new CustomEvent('intent',{detail:'cart-page'})));",
  // Last, since what is kept may be no JSON.
  "const p=JSON.parse(l['cart-storage']||'{}'),c=(p.state||p).currency;",
  "if(c==='USD'||c==='LTL')m.currency=c",
  '}catch{}',
].join('');

/**
 * The order of the layers, before any file that fills one: a page's own file may come ahead of the shop's. Then: pages change
 * into each other softly. In the page itself: from a file it can arrive too late, and the browser then gives up the
 * transition that the page before has begun.
 */
export const earlyStyle =
  '@layer properties,theme,base,components,utilities;@media(prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}';
