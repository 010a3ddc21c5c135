import { pictureAddress } from '#src/domain/catalogue/picture-address.ts';
import { readUploadedKey, recolored } from '#src/domain/catalogue/uploaded-picture.ts';
import { islandText } from '#src/i18n/island-text.ts';
import { Field } from '#src/ui/Field.tsx';
import { Select } from '#src/ui/Select.tsx';
import type { Part } from './form-part.ts';
import { colorsOf, isToldInAll, noWords, type PictureWords, replacePicture, textLanguages } from './product-form.ts';
import { UploadArea } from './UploadArea.tsx';

interface CropWay {
  /** Asks what of an uploaded picture is to be seen. */
  readonly onCrop: (picture: string) => void;
}

/** The pictures of a product in their order, each with the colour that it shows and what it shows for those who do not see it. */
export function PicturesPart({ data, texts, form, onChange, problem, onCrop }: Part & CropWay) {
  const text = islandText(data.language, texts);
  const { images, pictures } = form;
  const tell = (picture: string, words: PictureWords) => onChange({ pictures: { ...pictures, [picture]: words } });
  function move(place: number, step: 1 | -1): void {
    const next = [...images];
    const [moved] = next.splice(place, 1);
    if (moved === undefined) return;
    next.splice(place + step, 0, moved);
    onChange({ images: next });
  }
  /** The colour of an uploaded picture stands in its key. */
  const choose = (picture: string, color: string) =>
    onChange((before) => {
      const changed = replacePicture(before, picture, recolored(picture, color));
      const key = recolored(picture, color);
      return { ...changed, pictures: { ...changed.pictures, [key]: { ...(changed.pictures[key] ?? noWords), color } } };
    });
  return (
    <fieldset className="admin-editor-part" id="pictures">
      <legend>{texts.parts.pictures}</legend>
      {images.length === 0 && <p className="muted">{texts.form.noPictures}</p>}
      <ol className="admin-pictures">
        {images.map((picture, place) => {
          const words = pictures[picture] ?? noWords;
          const number = place + 1;
          return (
            <li key={picture}>
              <img
                src={pictureAddress(picture, 240)}
                alt={words.alt[data.language]}
                width={90}
                height={120}
                loading="lazy"
              />
              <div className="admin-picture-words">
                <Select
                  label={text('form.pictureColor', { number })}
                  name={`color-${picture}`}
                  value={words.color}
                  options={[
                    '',
                    ...new Set([...colorsOf(form).filter(Boolean), ...(words.color ? [words.color] : [])]),
                  ].map((value) => ({
                    value,
                    text: value === '' ? texts.form.anyColor : (data.colors[value] ?? value),
                  }))}
                  onValue={(color) => choose(picture, color)}
                />
                <details className="admin-codes" open={!isToldInAll(words) || undefined}>
                  <summary>{text('form.altOf', { number })}</summary>
                  <div className="admin-picture-alts">
                    {textLanguages.map((language) => (
                      <Field
                        key={language}
                        label={text('form.alt', { number, language: texts.languages[language] })}
                        name={`alt-${picture}-${language}`}
                        lang={language}
                        autoComplete="off"
                        maxLength={300}
                        value={words.alt[language]}
                        onValue={(value) => tell(picture, { ...words, alt: { ...words.alt, [language]: value } })}
                      />
                    ))}
                  </div>
                </details>
              </div>
              <div className="admin-picture-acts">
                {readUploadedKey(picture) && (
                  <button
                    type="button"
                    className="admin-act"
                    aria-label={text('crop.cropOf', { number })}
                    onClick={() => onCrop(picture)}
                  >
                    {texts.crop.crop}
                  </button>
                )}
                {place > 0 && (
                  <button
                    type="button"
                    className="admin-act"
                    aria-label={text('form.pictureUp', { number })}
                    onClick={() => move(place, -1)}
                  >
                    ↑
                  </button>
                )}
                {place < images.length - 1 && (
                  <button
                    type="button"
                    className="admin-act"
                    aria-label={text('form.pictureDown', { number })}
                    onClick={() => move(place, 1)}
                  >
                    ↓
                  </button>
                )}
                <button
                  type="button"
                  className="admin-act"
                  aria-label={text('form.pictureRemove', { number })}
                  onClick={() => onChange({ images: images.filter((each) => each !== picture) })}
                >
                  ×
                </button>
              </div>
            </li>
          );
        })}
      </ol>
      <UploadArea
        data={data}
        texts={texts}
        onReady={(picture) =>
          onChange(({ images: before }) => ({ images: before.includes(picture) ? before : [...before, picture] }))
        }
      />
      <p className="message" role="alert">
        {problem('pictures')}
      </p>
    </fieldset>
  );
}
