import { Glyph } from './Glyph.tsx';

interface Props {
  readonly value: number;
  readonly minimum: number;
  readonly maximum: number;
  /** What is counted: „Kiekis: lininė suknelė“. */
  readonly label: string;
  readonly fewerLabel: string;
  readonly moreLabel: string;
  readonly onChange?: ((value: number) => void) | undefined;
}

/** One fewer, how many, one more. The figure is announced when it changes. */
export function Stepper({ value, minimum, maximum, label, fewerLabel, moreLabel, onChange }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a flex row in every browser
    <div className="stepper" role="group" aria-label={label} data-slot="quantity-label">
      <button
        type="button"
        data-action="fewer"
        aria-label={fewerLabel}
        aria-disabled={value <= minimum}
        onClick={() => value > minimum && onChange?.(value - 1)}
      >
        <Glyph name="minus" size={12} />
      </button>
      <output data-slot="quantity">{value}</output>
      <button
        type="button"
        data-action="more"
        aria-label={moreLabel}
        aria-disabled={value >= maximum}
        onClick={() => value < maximum && onChange?.(value + 1)}
      >
        <Glyph name="plus" size={12} />
      </button>
    </div>
  );
}
