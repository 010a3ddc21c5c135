import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { listSavedViews } from '#src/client/backend/saved-views.ts';
import { changeSavedViews } from '#src/client/functions/admin-saved-views.ts';
import { $place } from '#src/client/stores/admin-place.ts';
import { showToast } from '#src/client/stores/toast.ts';
import { longestViewName } from '#src/contracts/admin-saved-views.ts';
import { type AdminSection, sectionPath } from '#src/domain/admin/sections.ts';
import { localizePath } from '#src/domain/language/paths.ts';
import { islandText } from '#src/i18n/island-text.ts';
import { Field } from '#src/ui/Field.tsx';
import { ActDialog } from './ActDialog.tsx';
import type { AdminData } from './admin-data.ts';
import { isNarrowed, savedQuery } from './saved-query.ts';
import { useActing } from './use-acting.ts';
import { useReading } from './use-reading.ts';

interface Props {
  readonly data: AdminData;
  readonly section: AdminSection;
}

interface SaveProps extends Props {
  readonly query: string;
  readonly onSaved: () => void;
  readonly onClosed: () => void;
}

function SaveDialog({ data, section, query, onSaved, onClosed }: SaveProps) {
  const { savedViews: texts } = data.admin;
  // The dialog's own: pressed twice, or again after a lost answer, it is one view.
  const [view] = useState(() => crypto.randomUUID());
  const [name, setName] = useState('');
  const { attempt } = useActing(data, texts.errors);
  async function save(): Promise<string | undefined> {
    if (name.trim() === '') return texts.nameless;
    return attempt(
      (token) => changeSavedViews(token, { act: 'save', view, section, name: name.trim(), query }),
      () => {
        showToast({ kind: 'done', text: texts.saved });
        onSaved();
      },
    );
  }
  return (
    <ActDialog data={data} title={texts.save} act={texts.act} onAct={save} onClosed={onClosed}>
      <p>{texts.lead}</p>
      <Field
        label={texts.name}
        name="name"
        maxLength={longestViewName}
        autoComplete="off"
        value={name}
        onValue={setName}
      />
    </ActDialog>
  );
}

/** The views of a list that staff have named, and the ways to name the one that is looked at or to take it away. */
export function SavedViews({ data, section }: Props) {
  const { admin, language } = data;
  const { savedViews: texts } = admin;
  const { query } = useStore($place);
  const { value, again, show } = useReading(section, ({ token }) => listSavedViews(token, section));
  const { act, isBusy } = useActing(data, texts.errors);
  const [isSaving, setSaving] = useState(false);
  const here = savedQuery(query);
  const views = value?.views ?? [];
  const current = views.find((view) => view.query === here);
  if (value === undefined || (views.length === 0 && !isNarrowed(query))) return null;
  const remove = (view: string) =>
    void act(
      (token) => changeSavedViews(token, { act: 'remove', view }),
      () => {
        show((before) => ({ views: before.views.filter(({ id }) => id !== view) }));
        showToast({ kind: 'done', text: texts.removed });
      },
    );
  return (
    <div className="admin-saved-views">
      {views.length > 0 && (
        <nav className="admin-views" aria-label={texts.label}>
          {views.map((view) => (
            <a
              key={view.id}
              href={`${localizePath(sectionPath(section), language)}?${view.query}`}
              aria-current={view === current ? 'page' : undefined}
            >
              {view.name}
            </a>
          ))}
        </nav>
      )}
      {current ? (
        <button
          type="button"
          className="link"
          aria-disabled={isBusy}
          aria-label={islandText(language, texts)('removeNamed', { name: current.name })}
          onClick={() => remove(current.id)}
        >
          {texts.remove}
        </button>
      ) : (
        isNarrowed(query) && (
          <button type="button" className="link" onClick={() => setSaving(true)}>
            {texts.save}
          </button>
        )
      )}
      {isSaving && (
        <SaveDialog
          data={data}
          section={section}
          query={here}
          onSaved={() => void again()}
          onClosed={() => setSaving(false)}
        />
      )}
    </div>
  );
}
