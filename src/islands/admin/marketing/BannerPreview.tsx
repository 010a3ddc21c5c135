import type { BannerPlacement } from '#src/domain/catalogue/shop-banner.ts';
import { languages } from '#src/domain/language/languages.ts';
import type { BannerForm } from './banner-form.ts';
import type { Section } from './marketing-words.ts';

interface Props extends Section {
  readonly form: BannerForm;
}

const frames: Readonly<Record<BannerPlacement, string>> = {
  top_bar: 'strip admin-strip',
  home: 'wrap',
  listing: 'wrap',
  cart: 'cart-drawer admin-drawer',
};

/** The banner as the shop shows it, in each language, on the width of a phone and of a desktop. */
export function BannerPreview({ texts, form }: Props) {
  return (
    <section className="admin-block" aria-label={texts.banners.preview}>
      <h3>{texts.banners.preview}</h3>
      {languages.map((language) => (
        <div key={language} className="admin-banner-preview" lang={language}>
          <p className="muted">{texts.languages[language]}</p>
          <div className={frames[form.placement]}>
            <div className="banner-place">
              <p className="banner">
                {form.path.trim() === '' ? form.text[language] : <span className="link">{form.text[language]}</span>}
              </p>
            </div>
          </div>
        </div>
      ))}
    </section>
  );
}
