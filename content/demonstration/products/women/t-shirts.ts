import type { ProductGroup } from '../../product.ts';

export const womenTShirts: ProductGroup = {
  audience: 'women',
  subcategory: 't-shirts',
  brand: 'Gija',
  tags: ['women-tops', 'casual', 'comfortable'],
  sizes: 'women',
  made: { main: { cotton: 100 } },
  care: 'wash-40',
  maker: 'porto',
  supplier: 'iberia',
  fit: 'regular',
  products: [
    {
      slug: 'cotton-crew-neck-t-shirt',
      en: [
        'Cotton crew-neck T-shirt',
        'The plain one: 180 g/m² long-staple cotton, a narrow double neckband and sleeves that end above the elbow. Opaque in white. The length reaches the hip bone, so it tucks in or stays out.',
      ],
      lt: [
        'Medvilniniai marškinėliai apvaliu kaklu',
        'Paprasti ir kasdieniai: 180 g/m² ilgo pluošto medvilnė, siauras dvigubas kaklo apvadas, rankovės virš alkūnių. Balti nepersišviečia. Siekia klubo kaulą, todėl tinka ir sukišti, ir palaidi.',
      ],
      ru: [
        'Хлопковая футболка с круглым вырезом',
        'Простая футболка на каждый день: длинноволокнистый хлопок 180 г/м², узкая двойная бейка, рукав выше локтя. Белая не просвечивает. Длина до бедра: можно заправить или носить навыпуск.',
      ],
      price: 2500,
      colors: ['white', 'black', 'navy', 'red', 'sage'],
      stock: 'plenty',
      featured: true,
      measure: { chest: 94, length: 62 },
    },
    {
      slug: 'heavy-boxy-t-shirt',
      en: [
        'Heavyweight boxy T-shirt',
        'Cut wide and short in 260 g/m² jersey that stands away from the body. The shoulder seam is dropped and the hem is level. Worn with high-waisted trousers it needs no tucking.',
      ],
      lt: [
        'Plataus silueto marškinėliai iš storo trikotažo',
        'Platūs ir trumpesni, iš 260 g/m² trikotažo, kuris neprilimpa prie kūno. Nuleista pečių linija, tiesi apačia. Su aukšto liemens kelnėmis sukišti nereikia.',
      ],
      ru: [
        'Плотная футболка прямого силуэта',
        'Широкая и укороченная, из трикотажа 260 г/м², который держит форму. Спущенное плечо, ровный низ. С брюками на высокой талии её не нужно заправлять.',
      ],
      price: 3500,
      colors: ['black', 'ecru', 'grey', 'green'],
      fit: 'oversized',
      isNew: true,
      measure: { chest: 116, length: 58 },
    },
    {
      slug: 'linen-t-shirt',
      en: [
        'Linen jersey T-shirt',
        'A slightly see-through knit of pure linen for days above 25 °C. It dries on the hanger in an hour or two and looks better unironed.',
      ],
      lt: [
        'Lininio trikotažo marškinėliai',
        'Vos persišviečiantis grynojo lino trikotažas dienoms, kai lauke daugiau nei 25 °C. Ant pakabos išdžiūva per valandą kitą, o nelyginti atrodo net geriau.',
      ],
      ru: [
        'Футболка из льняного трикотажа',
        'Чуть прозрачный трикотаж из чистого льна для дней, когда выше 25 °C. На плечиках сохнет час-два, а неглаженая выглядит даже лучше.',
      ],
      price: 3900,
      sale: [2700, '2026-09-14'],
      colors: ['white', 'blue', 'yellow'],
      made: { main: { linen: 100 } },
      maker: 'linelis',
      supplier: 'siaurine',
      fit: 'relaxed',
      measure: { chest: 102, length: 61 },
    },
    {
      slug: 'fitted-rib-t-shirt',
      en: [
        'Fitted ribbed T-shirt',
        'A fine rib with five per cent elastane that lies flat under a blazer. The neckline is a little wider than a crew, the sleeve a little shorter.',
      ],
      lt: [
        'Prigludę rumbuoti marškinėliai',
        'Smulkus rumbas su penkiais procentais elastano, todėl po švarku nesusiraukšlėja. Kaklas kiek platesnis, o rankovės kiek trumpesnės nei įprastų marškinėlių.',
      ],
      ru: [
        'Облегающая футболка в рубчик',
        'Мелкий рубчик с пятью процентами эластана: под жакетом лежит гладко. Вырез чуть шире, а рукав чуть короче, чем у обычной футболки.',
      ],
      price: 2200,
      colors: ['black', 'white', 'pink', 'purple', 'blue'],
      made: { main: { cotton: 95, elastane: 5 } },
      fit: 'fitted',
      measure: { chest: 80, length: 60 },
    },
    {
      slug: 'silk-blend-t-shirt',
      en: [
        'Silk and cotton T-shirt',
        'Thirty per cent silk gives this jersey a dry, cool hand and a quiet sheen. V-neck, set-in sleeves, a hem that drops slightly at the back.',
      ],
      lt: [
        'Šilko ir medvilnės marškinėliai',
        'Trisdešimt procentų šilko suteikia trikotažui vėsos ir vos matomo blizgesio. V formos iškirptė, įsiūtos rankovės, nugaroje apačia kiek ilgesnė.',
      ],
      ru: [
        'Футболка из шёлка и хлопка',
        'Тридцать процентов шёлка дают трикотажу прохладу и едва заметный блеск. V-образный вырез, втачной рукав, спинка чуть длиннее переда.',
      ],
      price: 4500,
      colors: ['ecru', 'navy', 'burgundy'],
      made: { main: { cotton: 70, silk: 30 } },
      care: 'hand-wash',
      tags: ['women-tops', 'elegant', 'comfortable'],
      measure: { chest: 96, length: 63 },
    },
  ],
};
