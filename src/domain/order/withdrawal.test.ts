import { describe, expect, it } from 'vitest';
import { languages } from '../language/languages.ts';
import { chosenPieces, emptyWithdrawalForm, wrongWithdrawalFields } from './withdrawal.ts';
import { withdrawalStatement } from './withdrawal-statement.ts';

const filled = { ...emptyWithdrawalForm, name: 'Rūta K', email: 'ruta@example.com', reference: 'apie lapkričio 3 d.' };

describe('the form of a withdrawal', () => {
  it('asks for a name, an address for the receipt and what tells which order it is', () => {
    expect(wrongWithdrawalFields(emptyWithdrawalForm, false)).toEqual(['reference', 'name', 'email']);
    expect(wrongWithdrawalFields({ ...filled, email: 'ruta' }, false)).toEqual(['email']);
    expect(wrongWithdrawalFields(filled, false)).toEqual([]);
  });

  it('asks for no number where the order is known', () => {
    expect(wrongWithdrawalFields({ ...filled, reference: '' }, true)).toEqual([]);
  });

  it('asks which goods it is about: in words, or by pieces of a known order', () => {
    const parts = { ...filled, scope: 'lines' as const };
    expect(wrongWithdrawalFields(parts, false)).toEqual(['items']);
    expect(wrongWithdrawalFields({ ...parts, items: 'suknelė' }, false)).toEqual([]);
    expect(wrongWithdrawalFields({ ...parts, pieces: { 7: 0 } }, true)).toEqual(['pieces']);
    expect(wrongWithdrawalFields({ ...parts, pieces: { 7: 1 } }, true)).toEqual([]);
  });

  it('counts only lines of which something was chosen, in the order of the order', () => {
    expect(chosenPieces({ 12: 2, 7: 1, 9: 0 })).toEqual([
      { line: 7, quantity: 1 },
      { line: 12, quantity: 2 },
    ]);
  });
});

describe('the declaration in words', () => {
  const declared = { scope: 'lines' as const, lines: [], items: '', reference: 'GJ-1', name: 'Rūta', email: 'R@a.lt ' };

  it('says whose contract it is, what it is about and who declares it', () => {
    const lines = [
      { text: 'Lininė suknelė (Žalia, M)', quantity: 2 },
      { text: 'Diržas', quantity: 1 },
    ];
    expect(withdrawalStatement({ ...declared, language: 'lt', lines }, 'UAB „Gija“')).toBe(
      [
        'Kam: UAB „Gija“',
        'Atsisakau sutarties dėl šių prekių:',
        '– Lininė suknelė (Žalia, M) × 2',
        '– Diržas × 1',
        'Užsakymas: GJ-1',
        'Vardas ir pavardė: Rūta',
        'El. paštas: r@a.lt',
      ].join('\n'),
    );
  });

  it.each(languages)('keeps the shopper’s own words in %s, and says that it is the whole order', (language) => {
    const inWords = withdrawalStatement({ ...declared, language, items: ' the green dress ' }, 'Gija');
    expect(inWords.split('\n')).toContain('the green dress');
    const whole = withdrawalStatement({ ...declared, language, scope: 'whole_order', items: 'ignored' }, 'Gija');
    expect(whole).not.toContain('ignored');
    expect(whole.split('\n')).toHaveLength(5);
  });
});
