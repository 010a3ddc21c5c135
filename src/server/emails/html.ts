/** A piece of HTML that is already safe. */
export interface Markup {
  readonly markup: string;
}

type Content = Markup | string | number | readonly Markup[] | undefined;

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function render(content: Content): string {
  if (content === undefined) return '';
  if (typeof content === 'object') return 'markup' in content ? content.markup : content.map(render).join('');
  return String(content).replace(/[&<>"']/g, (character) => escapes[character] ?? character);
}

/** Template for HTML: everything that is put in is escaped, except what came from this function itself. */
export function html(parts: TemplateStringsArray, ...contents: readonly Content[]): Markup {
  return { markup: parts.reduce((text, part, index) => text + render(contents[index - 1]) + part) };
}
