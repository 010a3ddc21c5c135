import { describe, expect, it } from 'vitest';
import { carriers, parseTrackingNumber, trackingLink } from './carriers.ts';

describe('tracking numbers', () => {
  it.each([
    ['CC123456789LT', 'CC123456789LT'],
    [' cc 123 456 789 lt ', 'CC123456789LT'],
    ['V12345-E6789', 'V12345E6789'],
    ['1234567', undefined],
    ['', undefined],
    ['12345678<script>', undefined],
    ['ŽŽ12345678', undefined],
  ])('%j is read as %j', (typed, number) => {
    expect(parseTrackingNumber(typed)).toBe(number);
  });

  it.each(carriers)('of %s lead to a page of the carrier that names the parcel', (carrier) => {
    const link = new URL(trackingLink(carrier, 'CC123456789LT'));
    expect(link.protocol).toBe('https:');
    expect(link.href).toContain('CC123456789LT');
  });
});
