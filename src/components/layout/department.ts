/** The content of a department's menu waits in a template until someone opens it. */
export function departmentContent(audience: string): DocumentFragment | undefined {
  const template = document.querySelector<HTMLTemplateElement>(`template[data-department=${audience}]`);
  return template?.content.cloneNode(true) as DocumentFragment | undefined;
}

export const departmentAudiences = [...document.querySelectorAll<HTMLElement>('template[data-department]')].map(
  (template) => template.dataset['department'] ?? '',
);
