import { describe, expect, it } from 'vitest';
import { exampleFacts } from '#tests/support/example-facts.ts';
import { destinationRows, optionRows } from './delivery-rows.ts';

describe('the tables of the delivery page', () => {
  it('have a row for each zone, in its order, named in the language', () => {
    expect(destinationRows(exampleFacts, 'lt')).toEqual([
      { country: 'Lietuva', freeFrom: 10_000, fee: 495 },
      { country: 'Suomija', freeFrom: 10_000, fee: 1_295 },
    ]);
  });

  it('change with the zone', () => {
    const [home, ...others] = exampleFacts.zones;
    const changed = {
      ...exampleFacts,
      zones: home ? [{ ...home, standardFee: 599, freeFrom: 12_000 }, ...others] : [],
    };
    expect(destinationRows(changed, 'en')[0]).toEqual({ country: 'Lithuania', freeFrom: 12_000, fee: 599 });
    expect(optionRows(changed).map(({ fee }) => fee)).toEqual([599, 1_099]);
  });

  it('leave the addition to pay above the threshold', () => {
    expect(optionRows(exampleFacts)).toEqual([
      { code: 'standard', transit: [3, 5], fee: 495, freeFrom: 10_000, surcharge: 0 },
      { code: 'express', transit: [1, 2], fee: 995, freeFrom: 10_000, surcharge: 500 },
    ]);
  });

  it('stop the build when the home country is gone', () => {
    expect(() => optionRows({ ...exampleFacts, zones: [] })).toThrow('shipping_zones has no row for Lithuania');
  });
});
