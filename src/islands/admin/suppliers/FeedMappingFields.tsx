import { useId, useState } from 'react';
import { changeSuppliers, sendSupplierFile } from '#src/client/functions/admin-suppliers.ts';
import type { FeedPreview } from '#src/contracts/admin-suppliers.ts';
import { Field } from '#src/ui/Field.tsx';
import { Select } from '#src/ui/Select.tsx';
import { Table } from '../Table.tsx';
import { useActing } from '../use-acting.ts';
import { FileButton } from './FileButton.tsx';
import type { FeedFieldsProps } from './feed-fields.ts';
import { readSource } from './feed-form.ts';
import { refusalWords } from './supplier-words.tsx';

const mapped = ['sku', 'cost', 'available'] as const;

/** Which fields of the list are ours; the list's first rows show what is in them. */
export function FeedMappingFields({ form, problem, onChange, ...section }: FeedFieldsProps) {
  const { data, texts } = section;
  const { feed } = texts;
  const [preview, setPreview] = useState<FeedPreview>();
  const [against, setAgainst] = useState<string>();
  const { attempt, isBusy } = useActing(data, texts.errors);
  const names = useId();
  const show = (work: Parameters<typeof attempt>[0]) =>
    attempt(
      work,
      (answer) => setPreview((answer as { readonly preview?: FeedPreview }).preview),
      (failure) => refusalWords(section, failure),
    ).then(setAgainst);

  function look(file?: File): void {
    const { source, problems } = readSource(form);
    if (file) {
      const { format, items_path } = source;
      void show((token) => sendSupplierFile(token, { act: 'preview', format, items_path }, file, format));
    } else if (problems.url || problems.credential || problems.itemsPath) {
      setAgainst(texts.problems[`feed_${problems.url ?? problems.credential ?? problems.itemsPath ?? 'url'}`]);
    } else void show((token) => changeSuppliers(token, { act: 'preview', ...source }));
  }

  return (
    <fieldset className="admin-editor-part">
      <legend>{feed.mapping}</legend>
      <p className="admin-ways">
        {form.from === 'address' && (
          <button type="button" className="admin-act" aria-disabled={isBusy} onClick={() => look()}>
            {feed.look}
          </button>
        )}
        <FileButton label={feed.lookAtFile} onFile={look} />
      </p>
      <p className="message" role="alert">
        {against}
      </p>
      {preview && (
        <Table
          title={feed.preview}
          none={texts.failures.no_rows}
          columns={preview.fields.map((name) => ({ name }))}
          rows={preview.rows.map((cells, row) => ({ key: String(row), cells }))}
        />
      )}
      <div className="admin-editor-fields">
        {mapped.map((key) => (
          <Field
            key={key}
            label={feed[key]}
            name={key}
            list={names}
            optional={key === 'available' ? texts.optional : undefined}
            hint={key === 'sku' ? feed.mappingHint : undefined}
            problem={key === 'available' ? undefined : problem(key)}
            autoComplete="off"
            maxLength={120}
            value={form[key]}
            onValue={(value) => onChange({ [key]: value })}
          />
        ))}
        <Select
          label={feed.matchBy}
          name="matchBy"
          value={form.matchBy}
          options={(['supplier_sku', 'sku'] as const).map((value) => ({ value, text: feed.matches[value] }))}
          onValue={(matchBy) => onChange({ matchBy })}
        />
      </div>
      <datalist id={names}>
        {preview?.fields.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <label className="admin-tick">
        <input
          type="checkbox"
          name="includesVat"
          checked={form.includesVat}
          onChange={({ target }) => onChange({ includesVat: target.checked })}
        />
        {feed.includesVat}
      </label>
    </fieldset>
  );
}
