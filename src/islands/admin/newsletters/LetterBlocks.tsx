import { useRef } from 'react';
import type { ShownProduct } from '#src/contracts/staff-marketing.ts';
import { blockKinds, type LetterBlock } from '#src/domain/newsletter/letter-content.ts';
import { BlockFields } from './BlockFields.tsx';
import { type LetterProblems, newBlock } from './letter-form.ts';
import { counted, type Section } from './letter-words.tsx';

/** As many blocks has a letter at most. */
const most = 40;

interface Props extends Section {
  readonly blocks: readonly LetterBlock[];
  readonly known: ReadonlyMap<string, ShownProduct>;
  readonly problems: LetterProblems;
  readonly onBlocks: (blocks: readonly LetterBlock[]) => void;
  readonly onSeen: (product: ShownProduct) => void;
}

/** What a letter is made of: blocks that are added, changed, moved and taken away. */
export function LetterBlocks({ blocks, known, problems, onBlocks, onSeen, ...section }: Props) {
  const { texts } = section;
  const text = counted(section);
  const list = useRef<HTMLOListElement>(null);
  const focus = (id: string, selector: string) =>
    requestAnimationFrame(() =>
      list.current?.querySelector(`[data-block="${id}"]`)?.querySelector<HTMLElement>(selector)?.focus(),
    );
  function move(block: LetterBlock, step: 1 | -1): void {
    const others = blocks.filter((each) => each !== block);
    const to = blocks.indexOf(block) + step;
    onBlocks([...others.slice(0, to), block, ...others.slice(to)]);
    focus(block.id, step < 0 ? '[data-up]:not([disabled]), [data-down]' : '[data-down]:not([disabled]), [data-up]');
  }
  return (
    <fieldset className="admin-editor-part">
      <legend>{texts.content}</legend>
      {blocks.length === 0 && <p className="muted">{texts.noBlocks}</p>}
      <ol ref={list} className="admin-letter-blocks" aria-label={texts.content}>
        {blocks.map((block, place) => {
          const name = text('blockName', { kind: texts.kinds[block.kind], number: place + 1 });
          return (
            <li key={block.id} data-block={block.id}>
              <div className="admin-letter-block-head">
                <h3>{name}</h3>
                <button
                  type="button"
                  className="admin-act"
                  data-up
                  aria-label={text('up', { name })}
                  disabled={place === 0}
                  onClick={() => move(block, -1)}
                >
                  ↑
                </button>
                <button
                  type="button"
                  className="admin-act"
                  data-down
                  aria-label={text('down', { name })}
                  disabled={place === blocks.length - 1}
                  onClick={() => move(block, 1)}
                >
                  ↓
                </button>
                <button
                  type="button"
                  className="admin-act"
                  aria-label={text('removeNamed', { name })}
                  onClick={() => onBlocks(blocks.filter((each) => each !== block))}
                >
                  ×
                </button>
              </div>
              <BlockFields
                {...section}
                block={block}
                known={known}
                problem={problems[block.id]}
                onChange={(changed) => onBlocks(blocks.map((each) => (each === block ? changed : each)))}
                onSeen={onSeen}
              />
            </li>
          );
        })}
      </ol>
      {blocks.length < most && (
        <div className="admin-letter-add">
          <span>{texts.addBlock}</span>
          {blockKinds.map((kind) => (
            <button
              key={kind}
              type="button"
              className="admin-act"
              onClick={() => {
                const id = crypto.randomUUID();
                onBlocks([...blocks, newBlock(kind, id)]);
                focus(id, 'input, textarea');
              }}
            >
              {texts.kinds[kind]}
            </button>
          ))}
        </div>
      )}
    </fieldset>
  );
}
