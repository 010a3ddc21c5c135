/**
 * The menus under the departments' words are for wide windows alone; a phone has its sheet and never loads them. Where the code
 * cannot be had the words stay the links that they are.
 */
const isWide = matchMedia('(min-width: 72rem)');

function loadMenus(): void {
  if (isWide.matches) import('./mega-menu.ts').catch(() => {});
}

loadMenus();
isWide.addEventListener('change', loadMenus);
