import { expect, it } from 'vitest';
import { findTextFault } from './interface-text.ts';

it.each([
  ['Cart', 'Basket', undefined],
  ['{{count}} items', 'Items: {{ count }}', undefined],
  ['{{count}} items', 'Items', undefined],
  [undefined, 'Basket', 'text_unknown'],
  ['Cart', '  ', 'text_empty'],
  ['{{count}} items', '{{number}} items', 'placeholder_unknown'],
  ['Cart', 'Cart {{count', 'placeholder_unknown'],
] as const)('“%s” may become “%s”: %s', (original, text, fault) => {
  expect(findTextFault(original, text)).toBe(fault);
});
