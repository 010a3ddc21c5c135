/** A drawing of lines on twenty by twenty beside or in place of a word; whoever uses it names the control. */
export function Drawing({ lines, size = 20 }: { readonly lines: string; readonly size?: number }) {
  return (
    <svg className="icon" viewBox="0 0 20 20" aria-hidden="true" style={{ width: size, height: size }}>
      <path d={lines} />
    </svg>
  );
}
