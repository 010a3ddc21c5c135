import type { ProductGroup } from '../../product.ts';

export const womenSuits: ProductGroup = {
  audience: 'women',
  subcategory: 'suits',
  brand: 'Gija',
  tags: ['formal', 'elegant'],
  sizes: 'women',
  made: { main: { wool: 100 }, lining: { viscose: 100 } },
  care: 'dry-clean',
  maker: 'lodz',
  supplier: 'siaurine',
  fit: 'regular',
  products: [
    {
      slug: 'tailored-wool-blazer',
      en: [
        'Tailored wool blazer',
        'A half-canvassed blazer with a natural shoulder, two buttons and a hem that covers the hip. The cloth is the same as that of the pleated trousers, dyed in the same bath.',
      ],
      lt: [
        'Vilnonis švarkas',
        'Švarkas su ašutiniu įklotu iki pusės, natūralia pečių linija ir dviem sagomis; dengia klubus. Audinys tas pats kaip klostuotų kelnių ir dažytas toje pačioje partijoje.',
      ],
      ru: [
        'Шерстяной жакет',
        'Жакет с бортовкой на половину полочки, естественной линией плеча и двумя пуговицами; прикрывает бедро. Ткань та же, что у брюк со складками, и из той же партии окраски.',
      ],
      price: 17900,
      colors: ['navy', 'grey', 'black', 'camel'],
      made: { main: { wool: 98, elastane: 2 }, lining: { viscose: 100 } },
      featured: true,
      measure: { chest: 100, length: 72, sleeve: 61 },
    },
    {
      slug: 'double-breasted-blazer',
      en: [
        'Double-breasted blazer',
        'Six buttons, peak lapels, a slightly padded shoulder and a straight fall to the hip. Strong enough to be worn as a light coat in May.',
      ],
      lt: [
        'Dvieilis švarkas',
        'Šešios sagos, smailūs atlapai, lengvai paminkštinti pečiai ir tiesus kirpimas iki klubų. Gegužę atstoja ploną paltą.',
      ],
      ru: [
        'Двубортный жакет',
        'Шесть пуговиц, острые лацканы, слегка подбитое плечо и прямой силуэт до бедра. В мае заменяет лёгкое пальто.',
      ],
      price: 15900,
      colors: ['black', 'white', 'red'],
      made: { main: { viscose: 62, polyester: 34, elastane: 4 }, lining: { viscose: 100 } },
      maker: 'bursa',
      supplier: 'bosforas',
      fit: 'relaxed',
      tags: ['formal', 'stylish'],
      measure: { chest: 106, length: 76, sleeve: 60 },
    },
    {
      slug: 'linen-blazer',
      en: [
        'Unlined linen blazer',
        'Linen woven thick enough to keep a crease out of the front. Patch pockets, no shoulder pads, French seams where a lining would be.',
      ],
      lt: [
        'Lininis švarkas be pamušalo',
        'Lino audinys tankus, todėl priekis mažiau glamžosi. Uždėtinės kišenės, be petukų, vietoj pamušalo – švariai apdorotos siūlės.',
      ],
      ru: [
        'Льняной жакет без подкладки',
        'Плотный лён, полочки мнутся меньше обычного. Накладные карманы, без подплечников, вместо подкладки аккуратно обработанные швы.',
      ],
      price: 12900,
      colors: ['ecru', 'blue', 'sage'],
      made: { main: { linen: 100 } },
      maker: 'linelis',
      fit: 'relaxed',
      tags: ['elegant', 'casual'],
      stock: 'sold-out',
      measure: { chest: 104, length: 70, sleeve: 60 },
    },
    {
      slug: 'cropped-boucle-jacket',
      en: [
        'Short bouclé jacket',
        'A collarless jacket to the waist in a loopy cotton and wool bouclé, with four small pockets and a chain sewn into the hem so that it hangs level.',
      ],
      lt: [
        'Trumpas buklė švarkelis',
        'Švarkelis be apykaklės iki juosmens iš medvilnės ir vilnos buklė, su keturiomis kišenėlėmis; į apačią įsiūta grandinėlė, kad kristų lygiai.',
      ],
      ru: [
        'Короткий жакет из букле',
        'Жакет без воротника до талии из букле с хлопком и шерстью, четыре небольших кармана; в подол вшита цепочка, чтобы он лежал ровно.',
      ],
      price: 13900,
      colors: ['pink', 'white', 'navy'],
      made: { main: { cotton: 48, wool: 32, acrylic: 20 }, lining: { viscose: 100 } },
      isNew: true,
      tags: ['elegant', 'stylish'],
      measure: { chest: 98, length: 54, sleeve: 58 },
    },
  ],
};
