const table = /<table>([\s\S]*?)<\/table>/g;
const row = /<tr>([\s\S]*?)<\/tr>/g;
const cell = /<t([dh])>([\s\S]*?)<\/t\1>/g;

const cellsOf = (html: string) => [...html.matchAll(cell)].map(([, , content = '']) => content);
const plain = (html: string) => html.replace(/<[^>]*>/g, '').replaceAll('"', '&quot;');

/**
 * Tables of Markdown made ready for phones, where each row becomes a block: the first cell of a row is its heading, the others
 * know the name of their column.
 */
export function stackTables(html: string): string {
  return html.replace(table, (whole) => {
    const [head, ...rows] = [...whole.matchAll(row)].map(([, content = '']) => cellsOf(content));
    if (head === undefined) return whole;
    const body = rows.map(([name = '', ...values]) => {
      const labelled = values.map((value, index) => `<td data-label="${plain(head[index + 1] ?? '')}">${value}</td>`);
      return `<tr><th scope="row">${name}</th>${labelled.join('')}</tr>`;
    });
    const heads = head.map((name) => `<th scope="col">${name}</th>`).join('');
    return `<table class="stacked"><thead><tr>${heads}</tr></thead><tbody>${body.join('')}</tbody></table>`;
  });
}
