/** A maker as Regulation (EU) 2023/988 wants it named: postal and electronic address. */
interface Manufacturer {
  readonly name: string;
  readonly address: string;
  readonly email: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** The responsible person in the EU, for makers outside it. */
  readonly responsible?: { readonly name: string; readonly address: string; readonly email: string };
}

const importer = {
  name: 'UAB „Gija“ (demonstracinė įmonė)',
  address: 'Siūlo g. 12, LT-01103 Vilnius, Lietuva',
  email: 'gaminiu.sauga@gija.example',
};

/** Invented makers; the addresses lead nowhere (`.example` is reserved). */
export const manufacturers = {
  siulas: {
    name: 'UAB „Siūlų dirbtuvė“',
    address: 'Audėjų g. 7, LT-76291 Šiauliai, Lietuva',
    email: 'sauga@siulu-dirbtuve.example',
    country: 'LT',
  },
  mezgykla: {
    name: 'UAB „Ąžuolų mezgykla“',
    address: 'Verpėjų g. 21, LT-28217 Utena, Lietuva',
    email: 'kokybe@azuolu-mezgykla.example',
    country: 'LT',
  },
  linelis: {
    name: 'UAB „Lino laukai“',
    address: 'Linų g. 3, LT-36221 Panevėžys, Lietuva',
    email: 'info@lino-laukai.example',
    country: 'LT',
  },
  porto: {
    name: 'Malhas do Ave, Lda.',
    address: 'Rua da Fiação 118, 4760-125 Vila Nova de Famalicão, Portugal',
    email: 'seguranca@malhas-do-ave.example',
    country: 'PT',
  },
  marche: {
    name: 'Calzaturificio Montefiore S.r.l.',
    address: 'Via dei Conciatori 9, 63811 Sant’Elpidio a Mare, Italia',
    email: 'sicurezza@montefiore.example',
    country: 'IT',
  },
  lodz: {
    name: 'Krawiectwo Łódzkie sp. z o.o.',
    address: 'ul. Tkacka 44, 90-156 Łódź, Polska',
    email: 'jakosc@krawiectwo-lodzkie.example',
    country: 'PL',
  },
  alicante: {
    name: 'Marroquinería Levante, S.L.',
    address: 'Calle del Cuero 26, 03600 Elda, España',
    email: 'calidad@levante.example',
    country: 'ES',
  },
  bursa: {
    name: 'Uludağ Konfeksiyon A.Ş.',
    address: 'İpek Caddesi 61, 16120 Bursa, Türkiye',
    email: 'safety@uludag-konfeksiyon.example',
    country: 'TR',
    responsible: importer,
  },
  hanoi: {
    name: 'Red River Footwear Co., Ltd.',
    address: '18 Nguyen Van Linh, Long Bien, Hanoi 11800, Vietnam',
    email: 'safety@redriver-footwear.example',
    country: 'VN',
    responsible: importer,
  },
  tarptautinis: {
    name: 'Baltic Brand Distribution OÜ',
    address: 'Kaubamaja 5, 10143 Tallinn, Eesti',
    email: 'safety@baltic-brands.example',
    country: 'EE',
  },
} as const satisfies Record<string, Manufacturer>;
export type ManufacturerKey = keyof typeof manufacturers;
