import { expect, it } from 'vitest';
import { refuseDemonstration } from './refuse-demonstration.ts';

it('lets real data pass', () => {
  expect(() => refuseDemonstration({ company: false, catalogue: false })).not.toThrow();
});

it('says what to replace', () => {
  expect(() => refuseDemonstration({ company: true, catalogue: true })).toThrow('content/company.json');
  expect(() => refuseDemonstration({ company: false, catalogue: true })).toThrow('demonstration_data');
});
