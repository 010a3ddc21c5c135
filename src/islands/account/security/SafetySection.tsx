import { type ReactNode, useId } from 'react';

interface Props {
  readonly title: string;
  readonly lead: ReactNode;
  /** What became of the last act; announced. */
  readonly said?: string;
  readonly children: ReactNode;
}

/** One matter of safety: what it is on the left, what can be done on the right. */
export function SafetySection({ title, lead, said = '', children }: Props) {
  const heading = useId();
  return (
    <section className="safety" aria-labelledby={heading}>
      <div className="safety-about">
        <h3 id={heading}>{title}</h3>
        <p className="small muted">{lead}</p>
      </div>
      <div className="safety-body">
        {children}
        <p className="safety-said" role="status">
          {said}
        </p>
      </div>
    </section>
  );
}
