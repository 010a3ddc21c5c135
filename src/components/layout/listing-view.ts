/** The listing’s own code is loaded at the first intent, or where the address asks for something else than what was built. */
const bar = document.querySelector<HTMLElement>('[data-toolbar]');
const load = () => import('#src/islands/listing/listing.ts');

if (bar) {
  for (const type of ['pointerover', 'touchstart', 'focusin', 'click', 'change'])
    bar.addEventListener(type, async (event) => (await load()).onToolbar(event), { passive: true });
  addEventListener('popstate', async () => (await load()).onReturn());
  if (/[?&](size|color|brand|price|sort|view)=/.test(location.search)) void load();
}

/** The tab of this page is in sight, however many stand before it. */
const tabs = document.querySelector<HTMLElement>('.listing-tabs');
const current = tabs?.querySelector<HTMLElement>('[aria-current]');
if (tabs && current) tabs.scrollLeft = current.offsetLeft - (tabs.clientWidth - current.offsetWidth) / 2;
