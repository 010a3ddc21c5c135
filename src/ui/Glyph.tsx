import { Drawing } from './Drawing.tsx';

const shapes = {
  plus: 'M10 4v12M4 10h12',
  minus: 'M4 10h12',
  chevron: 'm5 8 5 5 5-5',
  heart: 'M10 16.6C5.6 13.7 3 10.8 3 7.9A3.6 3.6 0 0 1 10 6.4a3.6 3.6 0 0 1 7 1.5c0 2.9-2.6 5.8-7 8.7z',
} as const;

/** One of the drawings that controls of the shop share. */
export function Glyph({ name, size = 20 }: { readonly name: keyof typeof shapes; readonly size?: number }) {
  return <Drawing lines={shapes[name]} size={size} />;
}
