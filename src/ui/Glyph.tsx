const shapes = {
  plus: 'M10 4v12M4 10h12',
  minus: 'M4 10h12',
  chevron: 'm5 8 5 5 5-5',
} as const;

/** A line drawing beside or in place of a word; whoever uses it names the control. */
export function Glyph({ name, size = 20 }: { readonly name: keyof typeof shapes; readonly size?: number }) {
  return (
    <svg className="icon" viewBox="0 0 20 20" aria-hidden="true" style={{ width: size, height: size }}>
      <path d={shapes[name]} />
    </svg>
  );
}
