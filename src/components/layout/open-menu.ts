const opener = document.querySelector<HTMLAnchorElement>('[data-menu-open]');

/** The phone's menu is fetched when it is asked for; where it cannot be had its word leads to the links of the page's foot. */
async function open(link: HTMLAnchorElement): Promise<void> {
  try {
    (await import('./sheet-menu.ts')).openSheet();
  } catch {
    location.assign(link.href);
  }
}

opener?.addEventListener('click', (event) => {
  event.preventDefault();
  void open(opener);
});
