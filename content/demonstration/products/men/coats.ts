import type { ProductGroup } from '../../product.ts';

export const menCoats: ProductGroup = {
  audience: 'men',
  subcategory: 'coats',
  brand: 'Gija',
  tags: ['men-outerwear', 'elegant', 'stylish'],
  sizes: 'men',
  made: { main: { wool: 80, polyamide: 20 }, lining: { viscose: 100 } },
  care: 'dry-clean',
  maker: 'lodz',
  supplier: 'siaurine',
  fit: 'regular',
  products: [
    {
      slug: 'mens-single-breasted-wool-coat',
      en: [
        'Single-breasted wool coat',
        'Melton of 560 g/m², three buttons and a back vent. It ends just above the knee and has room for a jacket underneath.',
      ],
      lt: [
        'Vienaeilis vilnonis paltas',
        '560 g/m² gelumbė, trys sagos, prakirpimas nugaroje. Siekia kiek aukščiau kelio, po juo telpa švarkas.',
      ],
      ru: [
        'Однобортное шерстяное пальто',
        'Сукно 560 г/м², три пуговицы и шлица сзади. Длина чуть выше колена, под низ помещается пиджак.',
      ],
      price: 26900,
      colors: ['navy', 'grey', 'camel'],
      featured: true,
      measure: { chest: 116, length: 102, sleeve: 66 },
    },
    {
      slug: 'mens-car-coat',
      en: [
        'Short car coat',
        'A hip-length coat with a concealed placket and a stand-fall collar, easy to drive in. Double-faced wool, so there is no lining to tear.',
      ],
      lt: [
        'Trumpas paltas su stačia apykakle',
        'Klubus siekiantis paltas paslėptu užsegimu ir atlenkiama stačia apykakle, patogus vairuojant. Dvipusė vilna, todėl nėra pamušalo, kuris plyštų.',
      ],
      ru: [
        'Короткое пальто с воротником-стойкой',
        'Пальто до бедра с потайной застёжкой и отложной стойкой, удобно за рулём. Двусторонняя шерсть: нет подкладки, которая могла бы порваться.',
      ],
      price: 22900,
      sale: [17900, '2026-11-05'],
      colors: ['black', 'brown', 'navy'],
      made: { main: { wool: 90, cashmere: 10 } },
      measure: { chest: 114, length: 84, sleeve: 66 },
    },
    {
      slug: 'mens-cotton-trench-coat',
      en: [
        'Cotton raincoat',
        'Dense cotton gabardine with a rain-repellent finish and taped shoulder seams. Raglan sleeves, buttoned to the neck, removable wool liner.',
      ],
      lt: [
        'Medvilninis lietpaltis',
        'Tankus medvilninis gabardinas su vandenį atstumiančia apdaila, pečių siūlės užklijuotos. Reglano rankovės, segamas iki kaklo, viduje išsegama vilnonė liemenė.',
      ],
      ru: [
        'Хлопковый плащ',
        'Плотный хлопковый габардин с водоотталкивающей пропиткой, плечевые швы проклеены. Рукава реглан, застёжка до горла, отстёгивающийся шерстяной жилет.',
      ],
      price: 24900,
      colors: ['beige', 'navy'],
      made: { main: { cotton: 100 }, lining: { wool: 100 } },
      isNew: true,
      measure: { chest: 120, length: 106, sleeve: 66 },
    },
  ],
};
