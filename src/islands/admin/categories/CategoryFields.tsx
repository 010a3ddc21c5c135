import type { StaffCategory } from '#src/contracts/staff-categories.ts';
import { chainUp, refusePlace } from '#src/domain/catalogue/category-place.ts';
import { islandText } from '#src/i18n/island-text.ts';
import { Field } from '#src/ui/Field.tsx';
import { Select } from '#src/ui/Select.tsx';
import { TextArea } from '#src/ui/TextArea.tsx';
import { type CategoryField, type CategoryForm, formLanguages, slugOf } from './category-form.ts';
import { pathOf, type Section } from './category-words.tsx';

interface Props extends Section {
  readonly tree: readonly StaffCategory[];
  /** The category that is changed; none for a new one. */
  readonly category: StaffCategory | undefined;
  readonly form: CategoryForm;
  readonly problem: (field: CategoryField) => string | undefined;
  readonly onChange: (changes: Partial<CategoryForm>) => void;
}

/** Names and descriptions in three languages, where a category stands, its address, and whether shoppers see it. */
export function CategoryFields({ tree, category, form, problem, onChange, data, texts }: Props) {
  const { language } = data;
  const text = islandText(language, texts);
  const isDepartment = category !== undefined && category.parent_id === null;
  const department = chainUp(tree, form.parent).at(-1)?.slug ?? '';
  const parents = tree.filter(
    ({ id }) => refusePlace(tree, category?.id ?? '', id) === undefined || id === form.parent,
  );
  const slugHint = () => {
    if (isDepartment) return texts.form.slugFixed;
    const slug = form.slug.trim() || (category ? '' : slugOf(department, form.name.en));
    if (category && slug !== category.slug) return text('form.slugMoves', { old: `/${category.slug}` });
    return text('form.slugHint', { path: `/${slug || `${department}-…`}` });
  };
  return (
    <>
      <div className="admin-languages-beside">
        {formLanguages.map((each) => (
          <div key={each} lang={each}>
            <Field
              label={`${texts.form.name}, ${texts.languages[each]}`}
              name={`name-${each}`}
              problem={problem(`name-${each}`)}
              autoComplete="off"
              maxLength={80}
              value={form.name[each]}
              onValue={(value) => onChange({ name: { ...form.name, [each]: value } })}
            />
            <TextArea
              label={`${texts.form.description}, ${texts.languages[each]}`}
              name={`description-${each}`}
              rows={3}
              maxLength={1000}
              value={form.description[each]}
              onValue={(value) => onChange({ description: { ...form.description, [each]: value } })}
            />
          </div>
        ))}
      </div>
      <div className="admin-editor-fields">
        {isDepartment || (
          <div>
            <Select
              label={texts.form.parent}
              name="parent"
              value={form.parent}
              options={[
                ...(form.parent === '' ? [{ value: '', text: texts.form.chooseParent }] : []),
                ...parents.map(({ id }) => ({ value: id, text: pathOf(tree, id, language) })),
              ]}
              onValue={(parent) => onChange({ parent })}
            />
            <p className="message" role="alert">
              {problem('parent')}
            </p>
          </div>
        )}
        <Field
          label={texts.form.slug}
          name="slug"
          hint={slugHint()}
          optional={category ? undefined : texts.optional}
          problem={problem('slug')}
          readOnly={isDepartment}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={80}
          value={form.slug}
          onValue={(slug) => onChange({ slug })}
        />
      </div>
      {isDepartment || (
        <div className="admin-editor-part">
          <label className="admin-tick">
            <input
              type="checkbox"
              name="isActive"
              checked={form.isActive}
              onChange={({ target }) => onChange({ isActive: target.checked })}
            />
            {texts.form.active}
          </label>
          <p className="field-hint">{texts.form.activeHint}</p>
        </div>
      )}
    </>
  );
}
