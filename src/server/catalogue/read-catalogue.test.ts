import { expect, it } from 'vitest';
import { readCatalogue } from './read-catalogue.ts';

const range = [1, 3];
const facts = {
  categories: [],
  zones: [
    { country: 'LT', free_from: 10000, standard_fee: 495 },
    { country: 'FI', free_from: 10000, standard_fee: 1295 },
  ],
  options: [
    { code: 'standard', surcharge: 0, min_business_days: 3, max_business_days: 5, countries: null },
    { code: 'premium', surcharge: 1000, min_business_days: 1, max_business_days: 1, countries: ['LT'] },
  ],
  rates: { EUR: 1_000_000, USD: 1_080_000, LTL: 3_450_000 },
  settings: {
    free_shipping_threshold: 10000,
    shipping_estimate: 500,
    signature_above: 20000,
    order_cutoff: '14:00',
    dispatch_business_days: range,
    return_days: 30,
    return_label_free_from: 5000,
    return_label_cost_lithuania: 495,
    return_label_cost_abroad: 995,
    return_processing_business_days: range,
    refund_days_bank: range,
    refund_days_card: range,
  },
};

/** A database that answers with these facts and no product. */
const answering = (answer: object) => async (name: string) => {
  if (name === 'read_catalogue_facts') return answer;
  if (name === 'last_catalogue_change') return 7;
  if (name === 'read_marketing') return { banners: [], curation: {} };
  return name === 'read_holidays' ? ['2026-12-24'] : [];
};

it('gives each country the options that it has', async () => {
  const catalogue = await readCatalogue(answering(facts));
  expect(catalogue.facts.zones.map(({ country, options }) => [country, options.map(({ code }) => code)])).toEqual([
    ['LT', ['standard', 'premium']],
    ['FI', ['standard']],
  ]);
});

it('knows the days off by which a day of delivery is promised', async () => {
  expect((await readCatalogue(answering(facts))).facts.holidays).toEqual(['2026-12-24']);
});

it('knows whether the catalogue is invented', async () => {
  const invented = { ...facts, settings: { ...facts.settings, demonstration_data: true } };
  const read = (answer: object) => readCatalogue(answering(answer));
  expect((await read(facts)).isDemonstration).toBe(false);
  expect((await read(invented)).isDemonstration).toBe(true);
});

it('refuses an answer that no page could show', async () => {
  const broken = { ...facts, rates: { EUR: 1_000_000 } };
  await expect(readCatalogue(answering(broken))).rejects.toThrow();
  await expect(
    readCatalogue(async (name) => (name === 'read_catalogue_products' ? [{ id: 'x' }] : answering(facts)(name))),
  ).rejects.toThrow();
});
