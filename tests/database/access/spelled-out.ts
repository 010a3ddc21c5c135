import type { Access } from './probe.ts';
import { rows } from './rows.data.ts';

/** An expectation of expected.data.ts in the words of the probe. */
export function spelledOut(table: string, code: string): Access {
  const [letters = '', ...labels] = code.split(' ');
  const all = Object.keys(rows[table] ?? {});
  const meant = labels[0] === '*' ? all : all.filter((label) => labels.includes(label));
  const when = (letter: string) => (letters.includes(letter) ? meant.join(' ') : '');
  return { select: when('s'), insert: when('i'), update: when('u'), delete: when('d') };
}

/** What customer A may, told of a customer whose rows are called `own`; an empty name: they have none. */
export const asCustomer = (code: string, own: string) =>
  code.replace(/ a\b/, own === '' ? '' : ` ${own}`).replace(/^[siud]+$/, '');
