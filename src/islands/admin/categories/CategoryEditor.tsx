import { useRef, useState } from 'react';
import { readCategoryTree } from '#src/client/backend/staff-categories.ts';
import { changeCategory } from '#src/client/functions/admin-categories.ts';
import { changeQuery } from '#src/client/stores/admin-place.ts';
import { asStaff } from '#src/client/stores/as-staff.ts';
import { showToast } from '#src/client/stores/toast.ts';
import type { CategoryTree, StaffCategory } from '#src/contracts/staff-categories.ts';
import { sectionPath } from '#src/domain/admin/sections.ts';
import { chainUp, refusePlace } from '#src/domain/catalogue/category-place.ts';
import { localizePath } from '#src/domain/language/paths.ts';
import { islandText } from '#src/i18n/island-text.ts';
import { useSending } from '../../shared/session/use-sending.ts';
import { Block, Fact } from '../Block.tsx';
import { OtherChanges } from '../OtherChanges.tsx';
import { RecordPage } from '../RecordPage.tsx';
import { State } from '../Table.tsx';
import { useActing } from '../use-acting.ts';
import { type Reading, useReading } from '../use-reading.ts';
import { CategoryActs } from './CategoryActs.tsx';
import { CategoryFields } from './CategoryFields.tsx';
import {
  type CategoryField,
  type CategoryForm,
  emptyCategory,
  formLanguages,
  formOf,
  readForm,
  slugOf,
} from './category-form.ts';
import { countsOf, pathOf, refusalWords, type Section } from './category-words.tsx';

interface Props extends Section {
  /** The category that is changed, or that a new one is to stand below. */
  readonly slug: string | undefined;
  readonly isNew: boolean;
}
interface FormProps extends Section {
  readonly tree: readonly StaffCategory[];
  readonly category: StaffCategory | undefined;
  readonly beginning: CategoryForm;
  readonly reading: Reading<CategoryTree>;
}

/** The fields of a category, each with what stood in it and what stands in it now. */
function changedFields({ data, texts }: Section, tree: FormProps['tree'], before: CategoryForm, now: CategoryForm) {
  const shown = ({ isActive }: CategoryForm) => (isActive ? texts.shown : texts.hidden);
  return [
    ...formLanguages.flatMap((each) => [
      [`${texts.form.name}, ${texts.languages[each]}`, before.name[each], now.name[each]] as const,
      [`${texts.form.description}, ${texts.languages[each]}`, before.description[each], now.description[each]] as const,
    ]),
    [texts.form.parent, pathOf(tree, before.parent, data.language), pathOf(tree, now.parent, data.language)] as const,
    [texts.form.slug, before.slug, now.slug] as const,
    [texts.form.state, shown(before), shown(now)] as const,
  ];
}

/** In the order of the page. */
const fields: readonly CategoryField[] = [...formLanguages.map((each) => `name-${each}` as const), 'parent', 'slug'];

/** Which field a refusal is about: its sentence stands there. */
const fieldOfRefusal: Readonly<Record<string, CategoryField>> = {
  slug_taken: 'slug',
  slug_reserved: 'slug',
  slug_department: 'slug',
  address_taken: 'slug',
  parent_unknown: 'parent',
  other_department: 'parent',
  too_deep: 'parent',
  below_itself: 'parent',
};

function EditorForm({ tree, category, beginning, reading, ...section }: FormProps) {
  const { data, texts } = section;
  // The form's own: pressed twice, or again after a lost answer, it is one category.
  const [id] = useState(() => category?.id ?? crypto.randomUUID());
  const [form, setForm] = useState(beginning);
  const [base, setBase] = useState({ form: beginning, version: category?.updated_at ?? null });
  const [theirs, setTheirs] = useState<StaffCategory>();
  const [problems, setProblems] = useState<Partial<Record<CategoryField, string>>>({});
  const [against, setAgainst] = useState<string>();
  const element = useRef<HTMLFormElement>(null);
  const { attempt } = useActing(data, texts.errors);
  const { isBusy, send } = useSending();
  const isDepartment = category !== undefined && category.parent_id === null;
  const department = chainUp(tree, form.parent).at(-1)?.slug ?? '';

  function refuse(found: Partial<Record<CategoryField, string>>): void {
    setProblems(found);
    const first = fields.find((field) => found[field]);
    requestAnimationFrame(() => element.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus());
  }

  async function save(): Promise<void> {
    const { typed, problems: found } = readForm(form, {
      isDepartment,
      ...(category === undefined && { ownSlug: slugOf(department, form.name.en) }),
    });
    setAgainst(undefined);
    if (typed === undefined) return refuse(Object.fromEntries(found.map((field) => [field, texts.problems[field]])));
    setProblems({});
    let code = '';
    const refused = await attempt(
      (token) => changeCategory(token, { act: 'save', category: { ...typed, id, version: base.version } }),
      () => showToast({ kind: 'done', text: texts.form.saved }),
      (failure) => {
        code = failure.code;
        return refusalWords(section, failure);
      },
    );
    // Under another address it is another page.
    if (refused === undefined && typed.slug !== category?.slug)
      return changeQuery({ category: typed.slug, new: undefined }, { replace: true });
    if (refused === undefined || code === 'category_stale') {
      const now = await asStaff(({ token }) => readCategoryTree(token));
      const known = now.ok ? now.value.categories.find((each) => each.id === id) : undefined;
      if (known && refused) return setTheirs(known);
      if (now.ok && known) {
        reading.show(() => now.value);
        setForm(formOf(known));
        setBase({ form: formOf(known), version: known.updated_at });
      }
    }
    const field = fieldOfRefusal[code];
    if (field && refused) return refuse({ [field]: refused });
    setAgainst(refused);
  }

  const settle = (take: boolean) => {
    if (theirs === undefined) return;
    if (take) setForm(formOf(theirs));
    setBase({ form: formOf(theirs), version: theirs.updated_at });
    setTheirs(undefined);
  };
  return (
    <form
      ref={element}
      className="admin-editor"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send(save);
      }}
    >
      <CategoryFields
        {...section}
        tree={tree}
        category={category}
        form={form}
        problem={(field) => problems[field]}
        onChange={(changes) => setForm((before) => ({ ...before, ...changes }))}
      />
      {theirs && (
        <OtherChanges
          words={texts.stale}
          fields={changedFields(section, tree, base.form, formOf(theirs))}
          onTake={() => settle(true)}
          onKeep={() => settle(false)}
        />
      )}
      <p className="message" role="alert">
        {against}
      </p>
      <p className="admin-ways">
        <button
          type="submit"
          className="button"
          aria-disabled={isBusy || theirs !== undefined}
          data-loading={isBusy || undefined}
        >
          {texts.form.save}
        </button>
        <a className="button button-line" href={localizePath(sectionPath('categories'), data.language)}>
          {data.admin.cancel}
        </a>
      </p>
    </form>
  );
}

/** What stands in a category, and the addresses that lead to it. */
function CategoryFacts({
  tree,
  category,
  data,
  texts,
}: Section & Pick<FormProps, 'tree'> & { readonly category: StaffCategory }) {
  const { language } = data;
  const text = islandText(language, texts);
  const { own, all, onSale } = countsOf(tree, category.id);
  return (
    <Block title={texts.facts.title}>
      <dl className="admin-facts">
        <Fact name={texts.columns.own}>{text('counted', { count: own })}</Fact>
        <Fact name={texts.columns.all}>
          <a className="link" href={`${localizePath(sectionPath('products'), language)}?category=${category.slug}`}>
            {text('counted', { count: all })}
          </a>
        </Fact>
        <Fact name={texts.facts.onSale}>{text('counted', { count: onSale })}</Fact>
        {category.old_paths.length > 0 && (
          <Fact name={texts.facts.oldPaths}>
            {category.old_paths.map((path) => (
              <span key={path} className="admin-old-path">
                {path}
              </span>
            ))}
          </Fact>
        )}
      </dl>
    </Block>
  );
}

/** Makes a category, or changes one; what was typed stays whatever happens. */
export function CategoryEditor({ slug, isNew, ...section }: Props) {
  const { data, texts } = section;
  const reading = useReading('tree', ({ token }) => readCategoryTree(token));
  const { value } = reading;
  const tree = value?.categories ?? [];
  const named = tree.find((each) => each.slug === slug);
  const category = isNew ? undefined : named;
  const parent = named && refusePlace(tree, '', named.id) === undefined ? named.id : '';
  return (
    <RecordPage data={data} section="categories" back={texts.back} reading={reading} unknown={texts.unknown}>
      {value && (isNew || category) && (
        <>
          <header className="admin-order-head">
            <h2>{category ? pathOf(tree, category.id, data.language) : texts.add}</h2>
            {category && !category.is_active && <State tone="warn">{texts.hidden}</State>}
            {category && (
              <CategoryActs {...section} tree={tree} category={category} onDone={() => void reading.again()} />
            )}
          </header>
          <EditorForm
            {...section}
            tree={tree}
            category={category}
            beginning={category ? formOf(category) : emptyCategory(parent)}
            reading={reading}
          />
          {category && <CategoryFacts {...section} tree={tree} category={category} />}
        </>
      )}
    </RecordPage>
  );
}
