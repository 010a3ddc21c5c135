import { pageLanguage } from '#src/client/stores/page-language.ts';

let fetched: Promise<void> | undefined;

const templateOf = (audience: string) =>
  document.querySelector<HTMLTemplateElement>(`template[data-department=${audience}]`);

async function fetchMenus(): Promise<void> {
  const response = await fetch(`/${pageLanguage()}/fragments/menu`);
  if (response.ok) document.body.insertAdjacentHTML('beforeend', await response.text());
  else fetched = undefined;
}

/** Fetches the content of the menus once. Without a connection the next call tries again. */
export function prepareMenus(): Promise<void> {
  fetched ??= fetchMenus().catch(() => {
    fetched = undefined;
  });
  return fetched;
}

/** The content of a department's menu; undefined where it cannot be had. */
export async function departmentContent(audience: string): Promise<DocumentFragment | undefined> {
  if (templateOf(audience) === null) await prepareMenus();
  return templateOf(audience)?.content.cloneNode(true) as DocumentFragment | undefined;
}
