import type { LocalizedText } from '#src/domain/catalogue/product.ts';
import type { CatalogueProduct } from './expand.ts';
import { picturesOf } from './product-pictures.ts';
import { type Color, colorNames } from './vocabulary.ts';

interface PictureText {
  readonly picture: string;
  readonly color: Color;
  readonly text: LocalizedText;
}

const views: Readonly<Record<string, LocalizedText>> = {
  front: { en: 'front', lt: 'iš priekio', ru: 'вид спереди' },
  back: { en: 'back', lt: 'iš nugaros', ru: 'вид сзади' },
  angle: { en: 'from an angle', lt: 'iš šono', ru: 'вид сбоку' },
  folded: { en: 'folded', lt: 'sulankstyta', ru: 'в сложенном виде' },
  rolled: { en: 'rolled up', lt: 'suvyniotas', ru: 'в свёрнутом виде' },
  detail: { en: 'detail', lt: 'iš arti', ru: 'вблизи' },
};

/** What each picture of a product shows, for those who do not see it. */
export function pictureTexts({ name, slug, colors }: CatalogueProduct): PictureText[] {
  const { key, views: others, shown } = picturesOf(slug);
  return colors.flatMap((color) =>
    ['front', ...others].map((view) => {
      const seen = views[shown?.[view] ?? view] ?? { en: view, lt: view, ru: view };
      const shade = colorNames[color];
      return {
        picture: view === 'front' ? `${key}/${color}` : `${key}/${color}-${view}`,
        color,
        text: {
          en: `${name.en}, ${shade.en}, ${seen.en}`,
          lt: `${name.lt}, spalva – ${shade.lt}, ${seen.lt}`,
          ru: `${name.ru}, цвет ${shade.ru}, ${seen.ru}`,
        },
      };
    }),
  );
}
