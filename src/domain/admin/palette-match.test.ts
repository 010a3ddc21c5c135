import { describe, expect, it } from 'vitest';
import { bestOf, hasWords, isSearched, rankOf } from './palette-match.ts';

const orders = { name: 'Užsakymai', others: ['Orders purchases', 'Заказы покупки'] };
const toPack = { name: 'Pakuotini užsakymai', others: ['Orders to pack'] };
const words = (typed: string) => rankOf(typed, orders);

describe('what is typed', () => {
  it('finds by the beginning of a name, without capitals and accents', () => {
    for (const typed of ['užsak', 'UZSAK', ' Ùžśak ']) expect(words(typed), typed).toBe(1);
    expect(rankOf('отчет', { name: 'Отчёты', others: [] })).toBe(1);
    expect(words('uzsakymai '), 'the very words').toBe(0);
    expect(rankOf('new', { name: 'New product', others: [] })).toBe(0);
    expect(rankOf('new', { name: 'Newsletters', others: [] })).toBe(1);
  });
  it('finds by each word’s beginning, in any order, then by other names, then inside a word', () => {
    expect(rankOf('uzsa pak', toPack)).toBe(2);
    expect(rankOf('pakuotini uz', toPack)).toBe(1);
    expect([words('purch'), words('заказ'), words('užsak orders')]).toEqual([3, 3, 3]);
    expect(words('sakym')).toBe(4);
  });
  it('finds nothing by few letters inside, by a word that is nowhere, or by no word', () => {
    for (const typed of ['ky', 'užsakymai nauji', 'rders', '', ' – ']) expect(words(typed), typed).toBeUndefined();
  });
  it('brings the best first, and keeps their order where they are as good', () => {
    const all = [toPack, orders, { name: 'Kiti užsakymai', others: [] }, { name: 'Prekės', others: [] }];
    expect(bestOf('uzsak', all, 9).map(({ name }) => name)).toEqual([
      'Užsakymai',
      'Pakuotini užsakymai',
      'Kiti užsakymai',
    ]);
    expect(bestOf('uzsak', all, 1)).toEqual([orders]);
  });
  it('is asked of the shop from three letters or figures in a row', () => {
    expect(['ab', 'GJ-1', '12 34', '%%%%'].filter(isSearched)).toEqual([]);
    expect(['GJ-123', 'žąs', 'ещё', '@abc'].every(isSearched)).toBe(true);
  });
  it('holds what was found before against all its words', () => {
    expect(hasWords('Žydrūnė Šimkutė, 5 €', 'simku zyd')).toBe(true);
    expect(hasWords('Žydrūnė Šimkutė, 5 €', 'simkus')).toBe(false);
  });
});
