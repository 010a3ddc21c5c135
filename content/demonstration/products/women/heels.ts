import type { ProductGroup } from '../../product.ts';

export const womenHeels: ProductGroup = {
  audience: 'women',
  subcategory: 'heels',
  brand: 'Gija',
  tags: ['women-shoes', 'women-heels-pumps', 'elegant'],
  sizes: 'women-shoes',
  made: { upper: { leather: 100 }, insole: { leather: 100 }, outsole: { leather: 100 } },
  care: 'leather',
  maker: 'marche',
  supplier: 'avalyne',
  fit: 'true',
  products: [
    {
      slug: 'block-heel-slingbacks',
      en: [
        'Slingbacks with a block heel',
        'A closed toe, an elastic hidden in the strap and a 5 cm heel wide enough for cobbles. Leather inside and out.',
      ],
      lt: [
        'Bateliai atvira užkulne ir plačiu kulnu',
        'Uždaras priekis, dirželyje paslėpta gumelė ir platus 5 cm kulnas, su kuriuo galima eiti ir per grindinį. Oda ir iš išorės, ir iš vidaus.',
      ],
      ru: [
        'Слингбэки на устойчивом каблуке',
        'Закрытый мыс, резинка внутри ремешка и каблук 5 см, достаточно широкий для брусчатки. Кожа снаружи и внутри.',
      ],
      price: 12900,
      colors: ['black', 'beige', 'red'],
      featured: true,
      measure: { heel: 5 },
    },
    {
      slug: 'ankle-strap-heels',
      en: [
        'Heels with an ankle strap',
        'A slender 8 cm heel under a padded forefoot. The strap has seven holes and the buckle turns, so it can be fastened with one hand.',
      ],
      lt: [
        'Aukštakulniai su dirželiu ties kulkšnimi',
        'Lieknas 8 cm kulnas ir paminkštinta priekinė pėdos dalis. Dirželyje septynios skylutės, sagtelė sukiojasi, todėl užsegti galima viena ranka.',
      ],
      ru: [
        'Туфли на каблуке с ремешком на щиколотке',
        'Тонкий каблук 8 см и мягкая подушечка под носком. На ремешке семь отверстий, пряжка поворачивается: застегнуть можно одной рукой.',
      ],
      price: 9900,
      sale: [6900, '2026-10-09'],
      colors: ['black', 'pink', 'burgundy'],
      made: { upper: { suede: 100 }, insole: { leather: 100 }, outsole: { synthetic: 100 } },
      care: 'suede',
      brand: 'Zara',
      maker: 'tarptautinis',
      supplier: 'zenklai',
      origin: 'ES',
      tags: ['women-shoes', 'women-heels-pumps', 'formal', 'elegant'],
      measure: { heel: 8 },
    },
    {
      slug: 'satin-kitten-heel-mules',
      en: [
        'Satin mules with a kitten heel',
        'A pointed toe and a heel of four centimetres, covered in satin. For indoors, weddings and dry evenings.',
      ],
      lt: [
        'Atlasiniai bateliai be užkulnio',
        'Smailus priekis ir keturių centimetrų kulniukas, aptraukti atlasu. Vestuvėms, svečiams ir sausiems vakarams.',
      ],
      ru: [
        'Атласные мюли на каблуке-рюмке',
        'Острый мыс и каблук четыре сантиметра, обтянутый атласом. Для помещений, свадеб и сухих вечеров.',
      ],
      price: 8900,
      colors: ['white', 'navy', 'purple'],
      made: { upper: { textile: 100 }, insole: { leather: 100 }, outsole: { synthetic: 100 } },
      care: 'wipe',
      maker: 'alicante',
      isNew: true,
      measure: { heel: 4 },
    },
  ],
};
