import type { ProductGroup } from '../../product.ts';

export const menWallets: ProductGroup = {
  audience: 'men',
  subcategory: 'wallets',
  brand: 'Gija',
  tags: ['men-accessories', 'stylish'],
  sizes: 'one',
  made: { main: { leather: 100 } },
  care: 'leather',
  maker: 'alicante',
  supplier: 'iberia',
  fit: 'true',
  products: [
    {
      slug: 'mens-slim-card-holder',
      en: [
        'Slim card holder',
        'Four slots and a middle pocket for folded notes, 9 millimetres thick when full. Vegetable-tanned leather that darkens with use.',
      ],
      lt: [
        'Plonas kortelių dėklas',
        'Keturi skyreliai ir vidurinė kišenėlė sulankstytiems banknotams; pilnas – 9 mm storio. Augaliniu būdu rauginta oda nešiojama tamsėja.',
      ],
      ru: [
        'Тонкий картхолдер',
        'Четыре кармашка и отделение для сложенных купюр; толщина в полном виде 9 мм. Кожа растительного дубления со временем темнеет.',
      ],
      price: 2900,
      colors: ['black', 'tan', 'green'],
      stock: 'plenty',
    },
    {
      slug: 'mens-bifold-wallet',
      en: [
        'Bifold wallet',
        'Six cards, two note pockets and a coin section with a stud. Edges turned in, so nothing frays.',
      ],
      lt: [
        'Perlenkiama piniginė',
        'Šešios kortelės, du skyriai banknotams ir spaude užsegama vieta monetoms. Kraštai užlenkti, todėl nesispuria.',
      ],
      ru: [
        'Складной кошелёк',
        'Шесть карт, два отделения для купюр и монетница на кнопке. Края загнуты и не махрятся.',
      ],
      price: 4900,
      sale: [3900, '2026-10-21'],
      colors: ['brown', 'black', 'navy'],
    },
    {
      slug: 'mens-zip-wallet',
      en: [
        'Zip-around wallet',
        'Grained leather with a metal zip on three sides; room for a passport and twelve cards.',
      ],
      lt: [
        'Užtrauktuku užsegama piniginė',
        'Grūdėta oda, metalinis užtrauktukas iš trijų pusių; telpa pasas ir dvylika kortelių.',
      ],
      ru: [
        'Кошелёк на молнии',
        'Зернистая кожа, металлическая молния с трёх сторон; помещаются паспорт и двенадцать карт.',
      ],
      price: 7900,
      colors: ['black', 'burgundy'],
      brand: 'Calvin Klein',
      maker: 'tarptautinis',
      supplier: 'zenklai',
      isNew: true,
    },
  ],
};
