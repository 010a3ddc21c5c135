import { useId, useState } from 'react';
import { $paletteRecents } from '#src/client/stores/palette-recents.ts';
import { isSearched } from '#src/domain/admin/palette-match.ts';
import { withRecent } from '#src/domain/admin/palette-recents.ts';
import { fillText, islandText } from '#src/i18n/island-text.ts';
import { NotRead } from '../NotRead.tsx';
import { OptionList } from './OptionList.tsx';
import type { Option, PaletteProps } from './option.ts';
import { PaletteField } from './PaletteField.tsx';
import { PaletteKeys } from './PaletteKeys.tsx';
import { useChoice } from './use-choice.ts';
import { isPlace, useGroups } from './use-groups.ts';

/** The open palette: a field, and below it what it finds; the keyboard stays in the field and chooses among the lines. */
export function Palette(props: PaletteProps) {
  const { data, user, texts, begun, onClose } = props;
  const [typed, setTyped] = useState(begun);
  const [working, setWorking] = useState<string>();
  const { groups, words, isWaiting, failure, again } = useGroups(props, typed);
  const options = groups.flatMap((group) => group.options);
  const list = useId();
  const elementOf = ({ id }: Option) => `${list} ${id}`.replaceAll(' ', '-');
  function remember({ recent }: Option): void {
    if (recent) $paletteRecents.set(withRecent($paletteRecents.get(), user.id, recent));
  }
  /** After a click, also Enter's, which the browser or the back office follows; `isBeside`: in another tab. */
  async function follow(option: Option, isBeside: boolean): Promise<void> {
    remember(option);
    if (isBeside) return;
    if (option.isOutside) setTimeout(onClose);
    else if (option.href !== undefined && isPlace(option.href)) onClose(true);
    if (option.run === undefined || working !== undefined) return;
    setWorking(option.name);
    await option.run();
    onClose();
  }
  const { active, choose, press } = useChoice(options, elementOf, (option) => {
    if (option.href === undefined) return;
    remember(option);
    open(option.href, '_blank', 'noopener');
  });

  const workingWords = working && `${working}…`;
  const foundWords = words !== '' && islandText(data.language, texts)('found', { count: options.length });
  const none = isSearched(words) ? fillText(texts.none, { typed: words }) : texts.noneYet;
  return (
    <>
      <PaletteField
        data={data}
        typed={typed}
        onTyped={(next) => {
          setTyped(next);
          choose(undefined);
        }}
        onClose={() => onClose()}
        onKeyDown={press}
        list={options.length > 0 ? list : undefined}
        active={active && elementOf(active)}
      />
      <p className="sr-only" role="status">
        {workingWords ?? (!isWaiting && foundWords)}
      </p>
      {failure && <NotRead data={data} code={failure} onRetry={again} />}
      {options.length > 0 && (
        <OptionList
          id={list}
          label={data.admin.palette.title}
          texts={texts}
          groups={groups}
          active={active?.id}
          elementOf={elementOf}
          onPointed={({ id }) => choose(id)}
          onFollowed={(option, isBeside) => void follow(option, isBeside)}
        />
      )}
      {options.length === 0 && !isWaiting && failure === undefined && <p className="admin-palette-none">{none}</p>}
      {/* The same for eyes, which see that it is still looked for as well. */}
      <p className="admin-palette-work" aria-hidden="true">
        {workingWords ?? (isWaiting ? texts.searching : options.length > 0 && foundWords)}
      </p>
      <PaletteKeys texts={texts} />
    </>
  );
}
