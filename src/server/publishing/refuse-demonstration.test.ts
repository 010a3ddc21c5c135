import { expect, it } from 'vitest';
import { refuseDemonstration } from './refuse-demonstration.ts';

it('lets real data pass', () => {
  expect(() => refuseDemonstration({ company: false, catalogue: false })).not.toThrow();
});

it('asks for the official notice on the guarantee in each language that lacks it', () => {
  const complete = { company: false, catalogue: false };
  expect(() => refuseDemonstration({ ...complete, noticesMissing: [] })).not.toThrow();
  expect(() => refuseDemonstration({ ...complete, noticesMissing: ['lt', 'ru'] })).toThrow(
    /guarantee-notice-lt\.svg.*guarantee-notice-ru\.svg.*content\/legal/,
  );
});

it('says what to replace', () => {
  expect(() => refuseDemonstration({ company: true, catalogue: true })).toThrow('content/company.json');
  expect(() => refuseDemonstration({ company: false, catalogue: true })).toThrow('demonstration_data');
});
