import { useState } from 'react';
import { readSupplier } from '#src/client/backend/staff-suppliers.ts';
import { changeSuppliers } from '#src/client/functions/admin-suppliers.ts';
import { changeQuery } from '#src/client/stores/admin-place.ts';
import { showToast } from '#src/client/stores/toast.ts';
import type { FoundSupplier } from '#src/contracts/staff-suppliers.ts';
import { sectionPath } from '#src/domain/admin/sections.ts';
import { localizePath } from '#src/domain/language/paths.ts';
import { islandText } from '#src/i18n/island-text.ts';
import { Field } from '#src/ui/Field.tsx';
import { TextArea } from '#src/ui/TextArea.tsx';
import { useActing } from '../use-acting.ts';
import { EditorFrame } from './EditorFrame.tsx';
import { emptySupplier, formOf, readSupplierForm, type SupplierForm, type SupplierProblems } from './supplier-form.ts';
import type { Section } from './supplier-words.tsx';
import { useEditing } from './use-editing.ts';

const lines = ['name', 'contact', 'email', 'phone', 'country', 'leadDays'] as const;

/** The fields of a supplier, each with what stood in it and what stands in it now. */
function changedFields({ texts }: Section, before: SupplierForm, now: SupplierForm) {
  const yes = (is: boolean) => (is ? texts.yes : texts.no);
  return [
    ...([...lines, 'note'] as const).map((key) => [texts.supplier[key], before[key], now[key]] as const),
    [texts.supplier.isActive, yes(before.isActive), yes(now.isActive)] as const,
  ];
}

/** Makes a supplier, or changes one; what was typed stays whatever happens. */
export function SupplierEditor({ supplier, ...section }: Section & { readonly supplier: FoundSupplier | undefined }) {
  const { data, texts } = section;
  const { language } = data;
  const editing = useEditing(supplier, formOf, emptySupplier, async ({ token }) => {
    const found = await readSupplier(token, { id: supplier?.id ?? '', language });
    return found && { record: found.supplier ?? undefined };
  });
  const { id, form, base, theirs, change } = editing;
  const [problems, setProblems] = useState<SupplierProblems>({});
  const [against, setAgainst] = useState<string>();
  const { attempt } = useActing(data, texts.errors);

  async function save(): Promise<void> {
    const { supplier: wanted, problems: found } = readSupplierForm(form);
    setProblems(found);
    setAgainst(undefined);
    if (wanted === undefined) {
      editing.showProblems();
      return;
    }
    const refused = await attempt(
      (token) => changeSuppliers(token, { act: 'save', supplier: { ...wanted, id, version: base.version } }),
      () => {
        showToast({ kind: 'done', text: texts.supplier.saved });
        changeQuery({ supplier: id, edit: undefined, new: undefined }, { replace: true });
      },
    );
    if (refused === texts.errors.supplier_stale && (await editing.meetOther())) return;
    setAgainst(refused);
  }

  const address = localizePath(sectionPath('suppliers'), language);
  const problem = (key: string) => {
    const found = problems[key as keyof SupplierProblems];
    return found && texts.problems[found];
  };
  return (
    <EditorFrame
      {...section}
      title={supplier ? islandText(language, texts)('supplier.change', { name: supplier.name }) : texts.add}
      element={editing.element}
      back={
        supplier
          ? { href: `${address}?supplier=${supplier.id}`, name: supplier.name }
          : { href: address, name: texts.back }
      }
      others={theirs && changedFields(section, base.form, formOf(theirs))}
      onTake={editing.take}
      onKeep={editing.keep}
      against={against}
      onSave={save}
    >
      <div className="admin-editor-fields">
        {lines.map((key) => (
          <Field
            key={key}
            label={texts.supplier[key]}
            name={key}
            optional={key === 'name' || key === 'leadDays' ? undefined : texts.optional}
            hint={key === 'country' ? texts.supplier.countryHint : undefined}
            problem={problem(key)}
            inputMode={key === 'leadDays' ? 'numeric' : key === 'email' ? 'email' : 'text'}
            autoComplete="off"
            maxLength={{ name: 150, contact: 150, email: 254, phone: 40, country: 2, leadDays: 3 }[key]}
            value={form[key]}
            onValue={(value) => change({ [key]: value })}
          />
        ))}
      </div>
      <TextArea
        label={texts.supplier.note}
        name="note"
        maxLength={2000}
        value={form.note}
        onValue={(note) => change({ note })}
      />
      <label className="admin-tick">
        <input
          type="checkbox"
          name="active"
          checked={form.isActive}
          onChange={({ target }) => change({ isActive: target.checked })}
        />
        {texts.supplier.isActiveLong}
      </label>
    </EditorFrame>
  );
}
