import { departmentContent } from './department.ts';

const sheet = document.querySelector<HTMLDialogElement>('[data-sheet]');
const body = sheet?.querySelector<HTMLElement>('.sheet-body');
const tabs = [...(sheet?.querySelectorAll<HTMLElement>('[data-tab]') ?? [])];

let wanted = '';

async function showDepartment(audience: string): Promise<void> {
  wanted = audience;
  for (const tab of tabs) {
    const isChosen = tab.dataset['tab'] === audience;
    tab.setAttribute('aria-selected', String(isChosen));
    tab.tabIndex = isChosen ? 0 : -1;
  }
  const content = await departmentContent(audience);
  if (!body || wanted !== audience) return;
  // Without a connection the links of the page's foot are what there is.
  if (content === undefined) sheet?.close();
  else body.replaceChildren(content);
  body.scrollTop = 0;
}

/** The department that the page stands in, else the first. */
function currentDepartment(): string {
  const word = document.querySelector<HTMLElement>('[data-menu][aria-current]');
  return word?.dataset['menu'] ?? tabs[0]?.dataset['tab'] ?? '';
}

for (const [place, tab] of tabs.entries()) {
  tab.addEventListener('click', () => void showDepartment(tab.dataset['tab'] ?? ''));
  tab.addEventListener('keydown', (event) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? tabs.length - 1 : 0;
    const next = tabs[(place + step) % tabs.length];
    if (step === 0 || next === undefined) return;
    void showDepartment(next.dataset['tab'] ?? '');
    next.focus();
  });
}
sheet?.querySelector('[data-sheet-close]')?.addEventListener('click', () => sheet.close());

/** Opens the phone's menu at the department that the page stands in. */
export function openSheet(): void {
  void showDepartment(currentDepartment());
  sheet?.showModal();
}
