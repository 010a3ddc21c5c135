/** `/pictures/coat/camel` and `?v=…` of the picture in a figure: what tells its addresses from those of another. */
function ownParts(figure: Element): readonly [stem: string, version: string] {
  const [, stem = '', version = ''] = /^(.*)-\d+\.\w+(.*)$/.exec(
    figure.querySelector('img')?.getAttribute('src') ?? '',
  ) ?? ['', '', ''];
  return [stem, version];
}

/** Gives the picture of a plain figure all its sizes, the way those of `model` are written. Its words and its link stay. */
function addSizes(plain: Element, model: Element | undefined): void {
  const image = plain.querySelector('img');
  const picture = model?.querySelector('picture')?.cloneNode(true) as HTMLPictureElement | undefined;
  if (!model || !image || !picture || image.dataset['ownSize'] !== undefined) return;
  const [stem, version] = ownParts(plain);
  const [modelStem, modelVersion] = ownParts(model);
  for (const source of picture.querySelectorAll('source'))
    source.srcset = source.srcset.replaceAll(`${modelStem}-`, `${stem}-`).replaceAll(modelVersion, version);
  const shown = picture.querySelector('img');
  shown?.setAttribute('alt', image.alt);
  shown?.setAttribute('src', image.getAttribute('src') ?? '');
  image.replaceWith(picture);
}

/**
 * The figures of a colour that the page writes plainly, for whoever has no scripts (`Gallery.astro`, its noscript element), in all
 * sizes as the figures `models` have them, place by place. None where the colour has no pictures of its own.
 */
export function colorFigures(plain: string, color: string, models: readonly Element[]): HTMLElement[] {
  const template = document.createElement('template');
  template.innerHTML = plain;
  const figures = [...template.content.querySelectorAll('figure')].filter(({ dataset }) => dataset['color'] === color);
  for (const [place, figure] of figures.entries()) addSizes(figure, models[place] ?? models.at(-1));
  return figures.map((figure) => document.adoptNode(figure));
}
