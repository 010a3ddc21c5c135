import { useRef, useState } from 'react';
import { readProduct, readProductVersion } from '#src/client/backend/staff-products.ts';
import { changeProduct } from '#src/client/functions/admin-products.ts';
import { changeQuery } from '#src/client/stores/admin-place.ts';
import { asStaff } from '#src/client/stores/as-staff.ts';
import { showToast } from '#src/client/stores/toast.ts';
import type { FoundProduct, ProductChoices, ProductReading } from '#src/contracts/staff-products.ts';
import { islandText } from '#src/i18n/island-text.ts';
import { useSending } from '../../shared/session/use-sending.ts';
import { OtherChanges } from '../OtherChanges.tsx';
import { RecordPage } from '../RecordPage.tsx';
import { useActing } from '../use-acting.ts';
import { type Reading, useReading } from '../use-reading.ts';
import { CompositionPart } from './CompositionPart.tsx';
import { CropDialog } from './CropDialog.tsx';
import { DetailsPart } from './DetailsPart.tsx';
import type { Part } from './form-part.ts';
import { MeasurementsPart } from './MeasurementsPart.tsx';
import { PicturesPart } from './PicturesPart.tsx';
import { PlanNotice } from './PlanNotice.tsx';
import { ProductActs } from './ProductActs.tsx';
import { ProductHistory } from './ProductHistory.tsx';
import { PublishCheck } from './PublishCheck.tsx';
import {
  copyOf,
  emptyProduct,
  formOf,
  type ProductForm,
  type ProductProblems,
  readProductForm,
  replacePicture,
} from './product-form.ts';
import { changedFields, ProductState, refusalWords, type Section } from './product-words.tsx';
import { SalePart } from './SalePart.tsx';
import { TextsPart } from './TextsPart.tsx';
import { VariantsPart } from './VariantsPart.tsx';

interface Props extends Section {
  /** The product that is changed, or that a new one is to be like. */
  readonly id: string | undefined;
  readonly isNew: boolean;
}

interface FormProps extends Section {
  readonly choices: ProductChoices;
  /** The product that is changed; none for a new one. */
  readonly product: FoundProduct | undefined;
  readonly beginning: ProductForm;
  readonly reading: Reading<ProductReading>;
}

const formOfFound = ({ id, content }: FoundProduct) => formOf(id, content);

function EditorForm({ choices, product, beginning, reading, ...section }: FormProps) {
  const { data, texts } = section;
  const text = islandText(data.language, texts);
  const [form, setForm] = useState(beginning);
  const [base, setBase] = useState({ form: beginning, version: product?.version ?? null });
  // Said again after a lost answer, it is saved once.
  const [request, setRequest] = useState(() => crypto.randomUUID());
  const [theirs, setTheirs] = useState<FoundProduct>();
  const [problems, setProblems] = useState<ProductProblems>([]);
  const [against, setAgainst] = useState<string>();
  const [cropped, setCropped] = useState<string>();
  const element = useRef<HTMLFormElement>(null);
  const { attempt } = useActing(data, texts.errors);
  const { isBusy, send } = useSending();
  const isChanged = JSON.stringify(form) !== JSON.stringify(base.form);
  const change: Part['onChange'] = (changes) =>
    setForm((before) => ({ ...before, ...(typeof changes === 'function' ? changes(before) : changes) }));
  const part: Part = {
    ...section,
    choices,
    form,
    onChange: change,
    problem: (field) => (problems.includes(field) ? texts.wrong[field] : undefined),
  };

  async function save(): Promise<void> {
    const { id, content, problems: found } = readProductForm(form);
    setProblems(found);
    setAgainst(undefined);
    if (content === undefined) {
      setAgainst(text('form.wrong', { count: found.length }));
      requestAnimationFrame(() => element.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
      return;
    }
    let refusal: string | undefined;
    const refused = await attempt(
      (token) => changeProduct(token, { act: 'save', product: id, version: base.version, request, content }),
      ({ version = null }) => {
        showToast({ kind: 'done', text: texts.form.saved });
        setRequest(crypto.randomUUID());
        if (product === undefined) return changeQuery({ product: id, new: undefined }, { replace: true });
        const now = formOf(id, content);
        setForm(now);
        setBase({ form: now, version });
        void reading.again();
      },
      (failure) => {
        refusal = failure.code;
        return refusalWords(section, failure);
      },
    );
    if (refusal === 'product_stale' && product) {
      const now = await asStaff(({ token }) => readProduct(token, product.id));
      if (now.ok && now.value.product) return setTheirs(now.value.product);
    }
    setAgainst(refused);
  }

  async function showVersion(version: number): Promise<void> {
    if (product === undefined) return;
    const then = await asStaff(({ token }) => readProductVersion(token, { id: product.id, version }));
    if (!then.ok || then.value.content === null) return showToast({ kind: 'error', text: texts.history.gone });
    setForm(formOf(product.id, then.value.content));
    showToast({ kind: 'done', text: texts.history.shown });
    element.current?.querySelector<HTMLElement>('input')?.focus();
  }

  return (
    <>
      <header className="admin-order-head">
        <h2>{product ? base.form.name[data.language] || base.form.name.en : texts.add}</h2>
        {product && <ProductState {...section} product={product} />}
        {product && (
          <ProductActs {...section} product={product} isChanged={isChanged} onDone={() => void reading.again()} />
        )}
      </header>
      {product && <PlanNotice {...section} product={product} onDone={() => void reading.again()} />}
      <form
        ref={element}
        className="admin-product"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void send(save);
        }}
      >
        <div className="admin-product-parts">
          <div className="admin-editor">
            <TextsPart {...part} isNew={product === undefined} />
            <SalePart {...part} lowest={product?.lowest_price ?? null} />
            <VariantsPart {...part} stock={product?.stock ?? {}} />
            <PicturesPart {...part} onCrop={setCropped} />
            <CompositionPart {...part} />
            <DetailsPart {...part} claims={product?.claims ?? []} />
            <MeasurementsPart {...part} />
          </div>
          <div className="admin-product-aside">
            <div className="admin-product-save">
              {theirs && (
                <OtherChanges
                  words={texts.stale}
                  fields={changedFields(section, base.form, formOfFound(theirs))}
                  onTake={() => {
                    setForm(formOfFound(theirs));
                    setBase({ form: formOfFound(theirs), version: theirs.version });
                    setTheirs(undefined);
                  }}
                  onKeep={() => {
                    setBase({ form: formOfFound(theirs), version: theirs.version });
                    setTheirs(undefined);
                  }}
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
                {isChanged && product && (
                  <button type="button" className="button button-line" onClick={() => setForm(base.form)}>
                    {texts.form.discard}
                  </button>
                )}
              </p>
              {isChanged && product && <p className="field-hint">{texts.form.unsaved}</p>}
            </div>
            {product && <PublishCheck {...section} product={product} />}
            {product && (
              <ProductHistory {...section} product={product} onShow={(version) => void showVersion(version)} />
            )}
          </div>
        </div>
      </form>
      {/* Its own form, so it stands beside this one. */}
      {cropped && (
        <CropDialog
          {...section}
          picture={cropped}
          onCropped={(picture) => change((before) => replacePicture(before, cropped, picture))}
          onClosed={() => setCropped(undefined)}
        />
      )}
    </>
  );
}

/** Makes a product, or changes one; what was typed stays whatever happens. */
export function ProductEditor({ id, isNew, ...section }: Props) {
  const { data, texts } = section;
  const reading = useReading(id ?? '', ({ token }) => readProduct(token, id ?? ''));
  const { value } = reading;
  const known = value?.product ?? undefined;
  const beginning = () => {
    if (known === undefined) return emptyProduct;
    return isNew ? copyOf(formOfFound(known)) : formOfFound(known);
  };
  return (
    <RecordPage data={data} section="products" back={texts.back} reading={reading} unknown={texts.unknown}>
      {value && (isNew || known) && (
        <EditorForm
          {...section}
          choices={value.choices}
          product={isNew ? undefined : known}
          beginning={beginning()}
          reading={reading}
        />
      )}
    </RecordPage>
  );
}
