/** Grid or list, kept in the address (`?view=list`) so that it can be shared and survives paging. */
const grid = document.querySelector<HTMLElement>('[data-listing]');

function showView(view: string): void {
  grid?.toggleAttribute('data-as-list', view === 'list');
  for (const button of document.querySelectorAll<HTMLElement>('[data-view]'))
    button.setAttribute('aria-pressed', String(button.dataset['view'] === view));
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.pages a')) {
    const address = new URL(link.href);
    if (view === 'list') address.searchParams.set('view', 'list');
    else address.searchParams.delete('view');
    link.href = address.href;
  }
}

if (grid !== null) {
  const address = new URL(location.href);
  if (address.searchParams.get('view') === 'list') showView('list');
  for (const button of document.querySelectorAll<HTMLElement>('[data-view]'))
    button.addEventListener('click', () => {
      const view = button.dataset['view'] ?? 'grid';
      showView(view);
      const now = new URL(location.href);
      if (view === 'list') now.searchParams.set('view', 'list');
      else now.searchParams.delete('view');
      history.replaceState(history.state, '', now);
    });
}

/** The tab of this page is in sight, however many stand before it. */
const tabs = document.querySelector<HTMLElement>('.listing-tabs');
const current = tabs?.querySelector<HTMLElement>('[aria-current]');
if (tabs && current) tabs.scrollLeft = current.offsetLeft - (tabs.clientWidth - current.offsetWidth) / 2;
