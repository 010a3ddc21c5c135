import { OptionLine } from './OptionLine.tsx';
import type { Option, OptionGroup, PaletteTexts } from './option.ts';

interface Props {
  readonly id: string;
  readonly label: string;
  readonly texts: PaletteTexts;
  readonly groups: readonly OptionGroup[];
  /** The line that Enter opens. */
  readonly active: string | undefined;
  readonly elementOf: (option: Option) => string;
  readonly onPointed: (option: Option) => void;
  readonly onFollowed: (option: Option, isBeside: boolean) => void;
}

/** The lines below the field, by group. */
export function OptionList({ id, label, texts, groups, active, elementOf, onPointed, onFollowed }: Props) {
  return (
    <div className="admin-palette-list" role="listbox" id={id} aria-label={label}>
      {groups.map(({ name, options }) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of a listbox
        <div key={name} role="group" aria-labelledby={`${id}-${name}`}>
          <p role="presentation" id={`${id}-${name}`}>
            {texts.groups[name]}
          </p>
          {options.map((option) => (
            <OptionLine
              key={option.id}
              id={elementOf(option)}
              option={option}
              newTab={texts.newTab}
              isActive={option.id === active}
              onPointed={() => onPointed(option)}
              onFollowed={(isBeside) => onFollowed(option, isBeside)}
            />
          ))}
        </div>
      ))}
    </div>
  );
}
