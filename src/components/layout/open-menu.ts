/** The phone's menu is fetched when it is asked for; where it cannot be had its word leads to the links of the page's foot. */
function openMenu(link: HTMLAnchorElement): Promise<void> {
  return import('./sheet-menu.ts').then((menu) => menu.openSheet()).catch(() => location.assign(link.href));
}

for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-menu-open]'))
  link.addEventListener('click', (event) => {
    event.preventDefault();
    void openMenu(link);
  });
