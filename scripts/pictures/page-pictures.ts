import type { Color } from '#content/demonstration/vocabulary.ts';

/** A garment in a picture of several. */
interface PlacedGarment {
  readonly cut: string;
  readonly color: Color;
  /** Pixels to a centimetre of the garment. */
  readonly scale: number;
  /** Where its middle and its shoulders (145 cm above the ground) come to lie, in pixels. */
  readonly middle: number;
  readonly shoulders: number;
}

/** A picture of a page: garments that hang together on one wall, later ones before earlier ones. */
interface PagePicture {
  readonly width: number;
  readonly height: number;
  /** `#rrggbb` */
  readonly wall: string;
  readonly garments: readonly PlacedGarment[];
}

/** By the name of their file in content/pictures/pages. */
export const pagePictures: Readonly<Record<string, PagePicture>> = {
  home: {
    width: 1680,
    height: 1200,
    wall: '#d9d9d7',
    garments: [
      { cut: 'women-fluid-trousers', color: 'black', scale: 8.9, middle: 400, shoulders: 255 },
      { cut: 'women-polo-neck', color: 'ecru', scale: 9.6, middle: 400, shoulders: 255 },
      { cut: 'men-wool-coat', color: 'navy', scale: 9.6, middle: 1600, shoulders: 190 },
      { cut: 'women-wrap-coat', color: 'camel', scale: 9.6, middle: 1010, shoulders: 205 },
    ],
  },
  'home-phone': {
    width: 1080,
    height: 1350,
    wall: '#d9d9d7',
    garments: [
      { cut: 'women-fluid-trousers', color: 'black', scale: 8, middle: 330, shoulders: 330 },
      { cut: 'women-polo-neck', color: 'ecru', scale: 8.6, middle: 330, shoulders: 330 },
      { cut: 'women-wrap-coat', color: 'camel', scale: 8.9, middle: 760, shoulders: 270 },
    ],
  },
  'home-beside': {
    width: 1080,
    height: 1440,
    wall: '#d6d5d1',
    garments: [
      { cut: 'women-flared-skirt', color: 'green', scale: 10.6, middle: 540, shoulders: 300 },
      { cut: 'women-cable-jumper', color: 'ecru', scale: 10.6, middle: 540, shoulders: 300 },
    ],
  },
  women: {
    width: 960,
    height: 1280,
    wall: '#e2e1dd',
    garments: [
      { cut: 'women-wide-leg-jeans', color: 'blue', scale: 8.6, middle: 480, shoulders: 290 },
      { cut: 'women-bow-blouse', color: 'ecru', scale: 8.8, middle: 480, shoulders: 290 },
    ],
  },
  men: {
    width: 960,
    height: 1280,
    wall: '#d9dbdc',
    garments: [
      { cut: 'men-flannel-trousers', color: 'grey', scale: 8.6, middle: 480, shoulders: 290 },
      { cut: 'men-overshirt', color: 'navy', scale: 8.8, middle: 480, shoulders: 290 },
    ],
  },
  kids: {
    width: 960,
    height: 1280,
    wall: '#e2e0da',
    garments: [
      { cut: 'kids-boys-jeans', color: 'blue', scale: 11.6, middle: 480, shoulders: 362 },
      { cut: 'kids-girls-cotton-tee', color: 'yellow', scale: 12.5, middle: 480, shoulders: 330 },
    ],
  },
  'open-graph': {
    width: 1200,
    height: 630,
    wall: '#d9d9d7',
    garments: [
      { cut: 'women-flared-skirt', color: 'green', scale: 5.6, middle: 960, shoulders: 130 },
      { cut: 'women-cable-jumper', color: 'ecru', scale: 5.6, middle: 960, shoulders: 130 },
      { cut: 'women-fluid-trousers', color: 'black', scale: 4.8, middle: 240, shoulders: 135 },
      { cut: 'women-polo-neck', color: 'grey', scale: 5.2, middle: 240, shoulders: 135 },
      { cut: 'women-wrap-coat', color: 'camel', scale: 5.2, middle: 600, shoulders: 105 },
    ],
  },
};
