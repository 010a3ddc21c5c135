import { departmentAudiences, departmentContent } from './department.ts';

const sheet = document.querySelector<HTMLDialogElement>('[data-sheet]');
const body = sheet?.querySelector<HTMLElement>('.sheet-body');
const tabs = [...(sheet?.querySelectorAll<HTMLElement>('[data-tab]') ?? [])];

function showDepartment(audience: string): void {
  const content = departmentContent(audience);
  if (!body || content === undefined) return;
  body.replaceChildren(content);
  body.scrollTop = 0;
  for (const tab of tabs) {
    const isChosen = tab.dataset['tab'] === audience;
    tab.setAttribute('aria-selected', String(isChosen));
    tab.tabIndex = isChosen ? 0 : -1;
  }
}

/** The department that the page stands in, else the first. */
function currentDepartment(): string {
  const word = document.querySelector<HTMLElement>('[data-menu][aria-current]');
  return word?.dataset['menu'] ?? departmentAudiences[0] ?? '';
}

if (sheet) {
  document.querySelector('[data-menu-open]')?.addEventListener('click', (event) => {
    event.preventDefault();
    showDepartment(currentDepartment());
    sheet.showModal();
  });
  sheet.querySelector('[data-sheet-close]')?.addEventListener('click', () => sheet.close());
  for (const [place, tab] of tabs.entries()) {
    tab.addEventListener('click', () => showDepartment(tab.dataset['tab'] ?? ''));
    tab.addEventListener('keydown', (event) => {
      const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? tabs.length - 1 : 0;
      const next = tabs[(place + step) % tabs.length];
      if (step === 0 || next === undefined) return;
      showDepartment(next.dataset['tab'] ?? '');
      next.focus();
    });
  }
}
