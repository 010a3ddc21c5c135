const shapes = {
  plus: 'M10 4v12M4 10h12',
  minus: 'M4 10h12',
  chevron: 'm5 8 5 5 5-5',
  sliders: 'M3 6h7M14 6h3M12 4v4M3 14h3M10 14h7M8 12v4',
  heart: 'M10 16.6C5.6 13.7 3 10.8 3 7.9A3.6 3.6 0 0 1 10 6.4a3.6 3.6 0 0 1 7 1.5c0 2.9-2.6 5.8-7 8.7z',
  bell: 'M4.5 14.5 6 12.7V8.5a4 4 0 0 1 8 0v4.2l1.5 1.8zM8.5 17h3',
  search: 'M9 3.5a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11M13 13l4 4',
} as const;

/** A line drawing beside or in place of a word; whoever uses it names the control. */
export function Glyph({ name, size = 20 }: { readonly name: keyof typeof shapes; readonly size?: number }) {
  return (
    <svg className="icon" viewBox="0 0 20 20" aria-hidden="true" style={{ width: size, height: size }}>
      <path d={shapes[name]} />
    </svg>
  );
}
