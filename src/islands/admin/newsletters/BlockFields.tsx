import type { ShownProduct } from '#src/contracts/staff-marketing.ts';
import { pictureAddress } from '#src/domain/catalogue/picture-address.ts';
import type { LetterBlock } from '#src/domain/newsletter/letter-content.ts';
import { Field } from '#src/ui/Field.tsx';
import { OrderRows } from '../marketing/OrderRows.tsx';
import { ProductFinder } from '../marketing/ProductFinder.tsx';
import { ShownProductLine } from '../marketing/ShownProductLine.tsx';
import type { LetterProblem } from './letter-form.ts';
import { counted, type Section } from './letter-words.tsx';
import { TextsFields } from './TextsFields.tsx';

/** As many products stand in one block at most. */
const most = 12;

interface Props<Kind extends LetterBlock['kind']> extends Section {
  readonly block: Extract<LetterBlock, { kind: Kind }>;
  /** Products that were seen, by id. */
  readonly known: ReadonlyMap<string, ShownProduct>;
  readonly problem: LetterProblem | undefined;
  readonly onChange: (block: LetterBlock) => void;
  readonly onSeen: (product: ShownProduct) => void;
}

function finderWords(section: Section, act: string, actNamed: (name: string) => string) {
  const { texts } = section;
  return { ...texts.finder, act, actNamed, gone: texts.gone };
}

function ProductsBlock({ block, known, problem, onChange, onSeen, ...section }: Props<'products'>) {
  const { data, texts } = section;
  const text = counted(section);
  const set = (products: readonly string[]) => onChange({ ...block, products });
  return (
    <>
      <OrderRows
        label={texts.kinds.products}
        items={block.products.map((id) => {
          const product = known.get(id);
          const name = product?.name ?? id;
          return {
            id,
            name,
            content: product ? <ShownProductLine data={data} product={product} gone={texts.gone} /> : id,
            acts: (
              <button
                type="button"
                className="admin-act"
                aria-label={text('removeNamed', { name })}
                onClick={() => set(block.products.filter((each) => each !== id))}
              >
                ×
              </button>
            ),
          };
        })}
        words={{
          handle: (name, place) => text('handle', { name, place }),
          moved: (name, place) => text('moved', { name, place }),
          up: (name) => text('up', { name }),
          down: (name) => text('down', { name }),
        }}
        onOrder={set}
      />
      {block.products.length < most && (
        <ProductFinder
          data={data}
          words={finderWords(section, texts.addProduct, (name) => text('addNamed', { name }))}
          without={block.products}
          onChosen={(product) => {
            onSeen(product);
            set([...block.products, product.id]);
          }}
        />
      )}
      <p className="message" role="alert">
        {problem && texts.problems[problem]}
      </p>
    </>
  );
}

function PictureBlock({ block, problem, onChange, onSeen, known, ...section }: Props<'picture'>) {
  const { data, texts } = section;
  const text = counted(section);
  const ofProducts = [...known.values()].flatMap(({ images }) => images);
  const offered = [...new Set([...(block.picture ? [block.picture] : []), ...data.pagePictures, ...ofProducts])];
  return (
    <>
      <fieldset className="admin-picture-choice">
        <legend>{texts.picture.choose}</legend>
        {offered.map((picture, place) => (
          <label key={picture}>
            <input
              type="radio"
              name={`picture-${block.id}`}
              checked={block.picture === picture}
              onChange={() => onChange({ ...block, picture })}
            />
            <img
              src={pictureAddress(picture, picture.startsWith('pages/') ? 480 : 240)}
              alt={text('picture.number', { number: place + 1, name: picture })}
              height={80}
              loading="lazy"
            />
          </label>
        ))}
      </fieldset>
      <ProductFinder
        data={data}
        words={{
          ...finderWords(section, texts.picture.take, (name) => text('picture.takeNamed', { name })),
          label: texts.picture.ofProduct,
        }}
        without={[]}
        onChosen={(product) => {
          onSeen(product);
          const [first] = product.images;
          if (first)
            onChange({ ...block, picture: first, path: block.path?.trim() ? block.path : `/product/${product.id}` });
        }}
      />
      <Field
        label={texts.path}
        name={`path-${block.id}`}
        optional={texts.optional}
        hint={texts.pathHint}
        problem={problem && texts.problems[problem]}
        autoComplete="off"
        spellCheck={false}
        maxLength={500}
        value={block.path ?? ''}
        onValue={(path) => onChange({ ...block, path })}
      />
      <TextsFields
        label={texts.picture.alt}
        name={`text-${block.id}`}
        names={texts.languages}
        texts={block.text}
        most={200}
        onTexts={(words) => onChange({ ...block, text: words })}
      />
    </>
  );
}

/** The fields of one block of a letter, each with what is wrong with it. */
export function BlockFields({ block, ...rest }: Props<LetterBlock['kind']>) {
  const { texts, problem, onChange } = rest;
  if (block.kind === 'products') return <ProductsBlock block={block} {...rest} />;
  if (block.kind === 'picture') return <PictureBlock block={block} {...rest} />;
  const said = problem && texts.problems[problem];
  return (
    <>
      {block.kind === 'coupon' && (
        <Field
          label={texts.code}
          name={`code-${block.id}`}
          hint={texts.codeHint}
          problem={said}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={60}
          value={block.code}
          onValue={(code) => onChange({ ...block, code })}
        />
      )}
      {block.kind === 'button' && (
        <Field
          label={texts.path}
          name={`path-${block.id}`}
          hint={texts.pathHint}
          problem={said}
          autoComplete="off"
          spellCheck={false}
          maxLength={500}
          value={block.path}
          onValue={(path) => onChange({ ...block, path })}
        />
      )}
      <TextsFields
        label={block.kind === 'coupon' ? texts.gives : texts.kinds[block.kind]}
        name={`text-${block.id}`}
        names={texts.languages}
        texts={block.text}
        most={{ heading: 200, text: 3000, button: 60, coupon: 200 }[block.kind]}
        isLong={block.kind === 'text'}
        onTexts={(words) => onChange({ ...block, text: words })}
      />
    </>
  );
}
