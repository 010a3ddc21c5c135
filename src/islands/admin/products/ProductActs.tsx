import { useState } from 'react';
import { changeProduct } from '#src/client/functions/admin-products.ts';
import { showToast } from '#src/client/stores/toast.ts';
import { sectionPath } from '#src/domain/admin/sections.ts';
import { localizePath } from '#src/domain/language/paths.ts';
import { islandText } from '#src/i18n/island-text.ts';
import { ActDialog } from '../ActDialog.tsx';
import { useActing } from '../use-acting.ts';
import { PlanDialog } from './PlanDialog.tsx';
import { type OfProduct, refusalWords } from './product-words.tsx';

interface Props extends OfProduct {
  /** Something was typed that is not saved: what is sold would not be what is seen. */
  readonly isChanged: boolean;
  readonly onDone: () => void;
}

/** Puts a product on sale or takes it off, copies it, puts it away. */
export function ProductActs({ product, isChanged, onDone, ...section }: Props) {
  const { data, texts } = section;
  const { language } = data;
  const { act, attempt } = useActing(data, texts.errors);
  const [isArchiving, setArchiving] = useState(false);
  const [isPlanning, setPlanning] = useState(false);
  const { id, active, is_archived: isArchived, content } = product;
  const done = (what: keyof typeof texts.acts) => () => {
    showToast({ kind: 'done', text: texts.acts[what] });
    onDone();
  };
  const move = (what: 'sell' | 'withdraw' | 'restore', said: keyof typeof texts.acts) => {
    if (what === 'sell' && isChanged) return showToast({ kind: 'error', text: texts.acts.saveFirst });
    void act(
      (token) => changeProduct(token, { act: what, product: id }),
      done(said),
      (failure) => refusalWords(section, failure),
    );
  };
  function preview(): void {
    if (isChanged) {
      showToast({ kind: 'error', text: texts.acts.previewSaved });
      return;
    }
    // Opened at once: a window that opens later is kept shut by browsers.
    const page = open('', '_blank');
    let isShown = false;
    void act(
      (token) => changeProduct(token, { act: 'preview', product: id }),
      ({ path = '' }) => {
        isShown = true;
        const address = localizePath(path, language);
        if (page) page.location.href = address;
        else location.href = address;
      },
    ).then(() => {
      // What was refused leaves no empty window behind.
      if (!isShown) page?.close();
    });
  }
  const name = content.name;
  return (
    <div className="admin-acts">
      {active && (
        <a className="admin-act" href={localizePath(`/product/${id}`, language)} target="_blank" rel="noreferrer">
          {texts.acts.look}
        </a>
      )}
      {!active && (
        <button type="button" className="admin-act" onClick={preview}>
          {texts.acts.preview}
        </button>
      )}
      {!isArchived && (
        <button
          type="button"
          className="admin-act"
          onClick={() => (active ? move('withdraw', 'withdrawn') : move('sell', 'sold'))}
        >
          {active ? texts.acts.withdraw : texts.acts.sell}
        </button>
      )}
      {!isArchived && (
        <button type="button" className="admin-act" onClick={() => setPlanning(true)}>
          {texts.plan.plan}
        </button>
      )}
      <a className="admin-act" href={`${localizePath(sectionPath('products'), language)}?new=1&product=${id}`}>
        {texts.acts.copy}
      </a>
      {isArchived ? (
        <button type="button" className="admin-act" onClick={() => move('restore', 'restored')}>
          {texts.acts.restore}
        </button>
      ) : (
        <button type="button" className="admin-act" onClick={() => setArchiving(true)}>
          {texts.acts.archive}
        </button>
      )}
      {isPlanning && <PlanDialog {...section} product={product} onDone={onDone} onClosed={() => setPlanning(false)} />}
      {isArchiving && (
        <ActDialog
          data={data}
          title={islandText(language, texts)('acts.archiveTitle', { name })}
          act={texts.acts.archive}
          isGrave
          onAct={() => attempt((token) => changeProduct(token, { act: 'archive', product: id }), done('archived'))}
          onClosed={() => setArchiving(false)}
        >
          <p>{texts.acts.archiveLead}</p>
        </ActDialog>
      )}
    </div>
  );
}
