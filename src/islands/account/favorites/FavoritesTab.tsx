import { useEffect, useRef } from 'react';
import { showToast } from '#src/client/stores/toast.ts';
import type { Favorite } from '#src/contracts/favorites.ts';
import { localizePath } from '#src/domain/language/paths.ts';
import { islandText } from '#src/i18n/island-text.ts';
import { errorText } from '../../shared/session/auth-texts.ts';
import type { TabProps } from '../account-data.ts';
import { FavoriteCard } from './FavoriteCard.tsx';
import { useFavorites } from './use-favorites.ts';

/** What is kept with the heart: to be bought, looked at and taken off. */
export function FavoritesTab({ data, texts }: TabProps<'account-favorites'>) {
  const text = islandText(data.language, texts);
  const root = useRef<HTMLElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  /** Which card the focus goes to when the list has changed under it. */
  const next = useRef<number>(undefined);
  const { view, retry, remove } = useFavorites((act, code) =>
    showToast({ kind: 'error', title: texts.failed[act], text: errorText(data.texts, code) }),
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: after each drawing of the list
  useEffect(() => {
    if (next.current === undefined) return;
    const buttons = [...(root.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? [])];
    (buttons[next.current] ?? buttons.at(-1) ?? title.current)?.focus();
    next.current = undefined;
  }, [view]);

  function takeOff(favorite: Favorite, place: number): void {
    next.current = place;
    const undo = remove(favorite);
    const run = () => {
      next.current = place;
      undo();
    };
    showToast({ kind: 'done', text: texts.removed, undo: { text: texts.undo, run } });
  }

  return (
    <section ref={root} aria-labelledby="kept-title">
      <h2 className="display-2 account-title" id="kept-title" ref={title} tabIndex={-1}>
        {texts.title}
      </h2>
      <p className="small muted kept-status" role="status">
        {view.state === 'loading' && data.texts.loading}
        {view.state === 'failed' && `${texts.failed.load} ${errorText(data.texts, view.code)}`}
        {view.state === 'ready' && (view.list.length > 0 ? text('count', { count: view.list.length }) : texts.empty)}
      </p>
      {view.state === 'failed' && (
        <button type="button" className="button button-line" onClick={retry}>
          {texts.retry}
        </button>
      )}
      {view.state === 'loading' && (
        <div className="card-row" aria-hidden="true">
          <div className="card-place" />
          <div className="card-place" />
        </div>
      )}
      {view.state === 'ready' && view.list.length === 0 && (
        <a className="button" href={localizePath('/shop', data.language)}>
          {texts.shop}
        </a>
      )}
      {view.state === 'ready' && view.list.length > 0 && (
        <ul className="card-row kept-list">
          {view.list.map((favorite, place) => (
            <FavoriteCard
              key={favorite.product_id}
              data={data}
              texts={texts}
              favorite={favorite}
              onRemove={() => takeOff(favorite, place)}
            />
          ))}
        </ul>
      )}
    </section>
  );
}
