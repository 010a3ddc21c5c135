import { Drawing } from '#src/ui/Drawing.tsx';

const shapes = {
  sliders: 'M3 6h7M14 6h3M12 4v4M3 14h3M10 14h7M8 12v4',
  bell: 'M4.5 14.5 6 12.7V8.5a4 4 0 0 1 8 0v4.2l1.5 1.8zM8.5 17h3',
  search: 'M9 3.5a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11M13 13l4 4',
  lock: 'M5 9h10v8H5zM7 9V6.5a3 3 0 0 1 6 0V9',
  leave: 'M12 4H4v12h8M8 10h9M14 7l3 3-3 3',
} as const;

/** One of the drawings of the back office alone, which the shop's pages need not load. */
export function AdminGlyph({ name }: { readonly name: keyof typeof shapes }) {
  return <Drawing lines={shapes[name]} />;
}
