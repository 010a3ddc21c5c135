import { type ReactNode, useId } from 'react';

interface Props {
  readonly title: string;
  /** What it is called for those who hear the page, where another one has the same title. */
  readonly label?: string;
  readonly children: ReactNode;
}

/** A part of a record under its title. */
export function Block({ title, label, children }: Props) {
  const id = useId();
  return (
    <section className="admin-block" {...(label === undefined ? { 'aria-labelledby': id } : { 'aria-label': label })}>
      <h3 id={id}>{title}</h3>
      {children}
    </section>
  );
}

/** A name and what it is, one below the other where there is more of it. */
export function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt className="muted">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
