import { useId } from 'react';
import { Glyph } from '#src/ui/Glyph.tsx';
import { lineVariant } from '../../shared/cart-view.ts';
import type { FavoriteView } from './favorite-view.ts';

interface Props {
  readonly choices: FavoriteView['choices'];
  readonly colors: Readonly<Record<string, string>>;
  readonly label: string;
  /** What stands in it before something is chosen. */
  readonly none: string;
  /** Place among the choices; -1: none yet. */
  readonly chosen: number;
  readonly problem: string | undefined;
  readonly onChoose: (place: number) => void;
}

/** Colour and size of what can be bought of a favourite, by colour where there are several. */
export function VariantChoice({ choices, colors, label, none, chosen, problem, onChoose }: Props) {
  const id = useId();
  const keys = [...new Set(choices.map(({ color }) => color))];
  const options = (color: string) =>
    choices.map((choice, place) => {
      if (choice.color !== color) return null;
      const words = keys.length > 1 || choice.size === '' ? lineVariant(choice, colors) : choice.size;
      return (
        <option key={`${choice.color}/${choice.size}`} value={place}>
          {words}
        </option>
      );
    });
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className="select">
        <select
          id={id}
          className="input"
          value={chosen}
          onChange={(event) => onChoose(Number(event.target.value))}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}-problem` : undefined}
        >
          <option value={-1} disabled>
            {none}
          </option>
          {keys.length > 1
            ? keys.map((color) => (
                <optgroup key={color} label={colors[color] ?? color}>
                  {options(color)}
                </optgroup>
              ))
            : options(keys[0] ?? '')}
        </select>
        <Glyph name="chevron" size={14} />
      </div>
      {problem && (
        <p className="message" id={`${id}-problem`}>
          {problem}
        </p>
      )}
    </div>
  );
}
