-- What every shop needs, demonstration or not: the category tree, fibre names, delivery, rates, holidays, settings.

-- Ids are made of the slugs, so that they are the same everywhere.
insert into public.categories (
  id, slug, parent_id, display_order, name, name_lt, name_ru, description, description_lt, description_ru
)
select
  md5('category ' || slug)::uuid, slug, case when parent <> '' then md5('category ' || parent)::uuid end, display_order,
  name, name_lt, name_ru, description, description_lt, description_ru
from (values
  (10, 'women', '', 'Women', 'Moterims', 'Женщинам',
    'Clothing, shoes and accessories for women.', 'Drabužiai, avalynė ir aksesuarai moterims.', 'Одежда, обувь и аксессуары для женщин.'),
  (20, 'men', '', 'Men', 'Vyrams', 'Мужчинам',
    'Clothing, shoes and accessories for men.', 'Drabužiai, avalynė ir aksesuarai vyrams.', 'Одежда, обувь и аксессуары для мужчин.'),
  (30, 'kids', '', 'Kids', 'Vaikams', 'Детям',
    'Clothes to run, climb and sleep in, sizes 56 to 164.', 'Drabužiai bėgioti, laipioti ir miegoti, 56–164 dydžiai.',
    'Одежда, чтобы бегать, лазать и спать, размеры 56–164.'),
  (10, 'women-clothing', 'women', 'Clothing', 'Drabužiai', 'Одежда',
    'Everything from a plain T-shirt to a winter coat.', 'Nuo paprastų marškinėlių iki žieminio palto.', 'От простой футболки до зимнего пальто.'),
  (20, 'women-shoes', 'women', 'Shoes', 'Batai', 'Обувь',
    'For the street, the office and the evening, sizes 35 to 42.', 'Gatvei, darbui ir vakarui, 35–42 dydžiai.', 'На улицу, в офис и на вечер, размеры 35–42.'),
  (30, 'women-accessories', 'women', 'Accessories', 'Aksesuarai', 'Аксессуары',
    'Bags, belts, hats, scarves and jewellery.', 'Rankinės, diržai, kepurės, šalikai ir papuošalai.', 'Сумки, ремни, головные уборы, шарфы и украшения.'),
  (10, 'women-dresses', 'women-clothing', 'Dresses', 'Suknelės', 'Платья',
    'Short, midi and long, for weekdays and celebrations.', 'Trumpos, vidutinio ilgio ir ilgos: kasdienai ir šventei.', 'Короткие, миди и длинные: на каждый день и на праздник.'),
  (20, 'women-tops-blouses', 'women-clothing', 'Tops and blouses', 'Palaidinės ir marškinėliai', 'Блузки и топы',
    'T-shirts, tops, shirts and blouses.', 'Marškinėliai, palaidinės ir marškiniai.', 'Футболки, топы, рубашки и блузки.'),
  (30, 'women-sweaters-hoodies', 'women-clothing', 'Knitwear and sweatshirts', 'Megztiniai ir džemperiai', 'Джемперы и толстовки',
    'Jumpers, cardigans and sweatshirts.', 'Megztiniai, kardiganai ir džemperiai.', 'Свитеры, кардиганы и толстовки.'),
  (40, 'women-pants-jeans', 'women-clothing', 'Trousers and jeans', 'Kelnės ir džinsai', 'Брюки и джинсы',
    'Straight, wide and narrow cuts.', 'Tiesaus, plataus ir siauro kirpimo.', 'Прямые, широкие и узкие.'),
  (50, 'women-skirts-shorts', 'women-clothing', 'Skirts and shorts', 'Sijonai ir šortai', 'Юбки и шорты',
    'Mini, midi and maxi skirts, and shorts for summer.', 'Trumpi, vidutinio ilgio ir ilgi sijonai, vasaros šortai.', 'Мини, миди и макси, а на лето шорты.'),
  (60, 'women-jackets-coats', 'women-clothing', 'Jackets and coats', 'Striukės ir paltai', 'Куртки и пальто',
    'For rain, wind and a Lithuanian winter.', 'Lietui, vėjui ir lietuviškai žiemai.', 'От дождя, ветра и литовской зимы.'),
  (70, 'women-lingerie-sleepwear', 'women-clothing', 'Lingerie and sleepwear', 'Apatiniai ir miego drabužiai', 'Бельё и одежда для сна',
    'Underwear, pyjamas and nightdresses.', 'Apatiniai, pižamos ir naktiniai.', 'Бельё, пижамы и ночные сорочки.'),
  (10, 'women-sneakers', 'women-shoes', 'Sneakers', 'Sportbačiai', 'Кроссовки и кеды',
    'For walking, training and every day.', 'Pasivaikščiojimams, sportui ir kasdienai.', 'Для прогулок, спорта и на каждый день.'),
  (20, 'women-heels-pumps', 'women-shoes', 'Heels and pumps', 'Aukštakulniai', 'Туфли на каблуке',
    'From a low block heel to a stiletto.', 'Nuo žemo storo kulno iki smailaus.', 'От низкого широкого каблука до шпильки.'),
  (30, 'women-flats-loafers', 'women-shoes', 'Flats and loafers', 'Balerinos ir mokasinai', 'Балетки и лоферы',
    'Light shoes without a heel.', 'Lengvi bateliai be kulno.', 'Лёгкая обувь без каблука.'),
  (40, 'women-boots', 'women-shoes', 'Boots', 'Auliniai ir aulinukai', 'Сапоги и ботинки',
    'Ankle and knee boots.', 'Aulinukai ir ilgaauliai.', 'Ботильоны, ботинки и высокие сапоги.'),
  (50, 'women-sandals', 'women-shoes', 'Sandals', 'Basutės', 'Босоножки и сандалии',
    'Open shoes for warm days.', 'Atvira avalynė šiltoms dienoms.', 'Открытая обувь для тёплых дней.'),
  (10, 'women-bags-purses', 'women-accessories', 'Bags', 'Rankinės', 'Сумки',
    'Shoulder bags, totes and purses.', 'Rankinės per petį, pirkinių krepšiai ir delninės.', 'Сумки через плечо, шоперы и клатчи.'),
  (20, 'women-jewelry', 'women-accessories', 'Jewellery', 'Papuošalai', 'Украшения',
    'Rings, earrings and necklaces.', 'Žiedai, auskarai ir kaklo papuošalai.', 'Кольца, серьги и колье.'),
  (30, 'women-belts-wallets', 'women-accessories', 'Belts and wallets', 'Diržai ir piniginės', 'Ремни и кошельки',
    'Leather goods for every day.', 'Odos gaminiai kasdienai.', 'Кожаные вещи на каждый день.'),
  (40, 'women-hats-caps', 'women-accessories', 'Hats and caps', 'Kepurės ir skrybėlės', 'Головные уборы',
    'Knitted hats, caps and summer hats.', 'Megztos kepurės, kepuraitės su snapeliu ir vasaros skrybėlės.', 'Вязаные шапки, кепки и летние шляпы.'),
  (10, 'men-clothing', 'men', 'Clothing', 'Drabužiai', 'Одежда',
    'Everything from a plain T-shirt to a winter coat.', 'Nuo paprastų marškinėlių iki žieminio palto.', 'От простой футболки до зимнего пальто.'),
  (20, 'men-shoes', 'men', 'Shoes', 'Batai', 'Обувь',
    'For the street, the office and the evening, sizes 39 to 47.', 'Gatvei, darbui ir vakarui, 39–47 dydžiai.', 'На улицу, в офис и на вечер, размеры 39–47.'),
  (30, 'men-accessories', 'men', 'Accessories', 'Aksesuarai', 'Аксессуары',
    'Bags, belts, hats, ties and watches.', 'Krepšiai, diržai, kepurės, kaklaraiščiai ir laikrodžiai.', 'Сумки, ремни, головные уборы, галстуки и часы.'),
  (10, 'men-t-shirts', 'men-clothing', 'T-shirts', 'Marškinėliai', 'Футболки',
    'Plain and striped, short and long sleeves.', 'Vienspalviai ir dryžuoti, trumpomis ir ilgomis rankovėmis.', 'Однотонные и в полоску, с коротким и длинным рукавом.'),
  (20, 'men-shirts', 'men-clothing', 'Shirts', 'Marškiniai', 'Рубашки',
    'For work and for the weekend.', 'Darbui ir savaitgaliui.', 'Для работы и выходных.'),
  (30, 'men-sweaters-hoodies', 'men-clothing', 'Knitwear and hoodies', 'Megztiniai ir džemperiai', 'Джемперы и толстовки',
    'Jumpers, cardigans and hoodies.', 'Megztiniai, kardiganai ir džemperiai su gobtuvu.', 'Свитеры, кардиганы и худи.'),
  (40, 'men-pants-jeans', 'men-clothing', 'Trousers and jeans', 'Kelnės ir džinsai', 'Брюки и джинсы',
    'Chinos, suit trousers and denim.', 'Medvilninės, kostiuminės ir džinsinės kelnės.', 'Чиносы, костюмные брюки и деним.'),
  (50, 'men-jackets-coats', 'men-clothing', 'Jackets and coats', 'Striukės ir paltai', 'Куртки и пальто',
    'For rain, wind and a Lithuanian winter.', 'Lietui, vėjui ir lietuviškai žiemai.', 'От дождя, ветра и литовской зимы.'),
  (60, 'men-underwear', 'men-clothing', 'Underwear', 'Apatiniai', 'Бельё',
    'Boxers, briefs, socks and sleepwear.', 'Trumpikės, kojinės ir miego drabužiai.', 'Боксеры, трусы, носки и одежда для сна.'),
  (10, 'men-sneakers', 'men-shoes', 'Sneakers', 'Sportbačiai', 'Кроссовки и кеды',
    'For walking, training and every day.', 'Pasivaikščiojimams, sportui ir kasdienai.', 'Для прогулок, спорта и на каждый день.'),
  (20, 'men-dress-shoes', 'men-shoes', 'Dress shoes', 'Klasikiniai batai', 'Классические туфли',
    'Oxfords and derbies for a suit.', 'Oksfordai ir derbiai prie kostiumo.', 'Оксфорды и дерби под костюм.'),
  (30, 'men-casual-shoes', 'men-shoes', 'Casual shoes', 'Laisvalaikio batai', 'Повседневная обувь',
    'Loafers and light shoes for every day.', 'Mokasinai ir lengvi kasdieniai batai.', 'Лоферы и лёгкая обувь на каждый день.'),
  (40, 'men-boots', 'men-shoes', 'Boots', 'Auliniai batai', 'Ботинки',
    'Chelsea, lace-up and winter boots.', 'Čelsiai, suvarstomi ir žieminiai batai.', 'Челси, ботинки на шнуровке и зимние.'),
  (50, 'men-sandals', 'men-shoes', 'Sandals', 'Basutės', 'Сандалии',
    'Open shoes for warm days.', 'Atvira avalynė šiltoms dienoms.', 'Открытая обувь для тёплых дней.'),
  (10, 'men-bags', 'men-accessories', 'Bags', 'Krepšiai ir kuprinės', 'Сумки и рюкзаки',
    'Backpacks, briefcases and weekend bags.', 'Kuprinės, portfeliai ir kelioniniai krepšiai.', 'Рюкзаки, портфели и дорожные сумки.'),
  (20, 'men-belts-wallets', 'men-accessories', 'Belts and wallets', 'Diržai ir piniginės', 'Ремни и кошельки',
    'Leather goods for every day.', 'Odos gaminiai kasdienai.', 'Кожаные вещи на каждый день.'),
  (30, 'men-hats-caps', 'men-accessories', 'Hats and caps', 'Kepurės', 'Головные уборы',
    'Knitted hats and caps.', 'Megztos kepurės ir kepurės su snapeliu.', 'Вязаные шапки и кепки.'),
  (40, 'men-ties-cufflinks', 'men-accessories', 'Ties and cufflinks', 'Kaklaraiščiai ir sąsagos', 'Галстуки и запонки',
    'What a suit is finished with.', 'Kostiumo detalės.', 'Завершают костюм.'),
  (10, 'kids-girls', 'kids', 'Girls', 'Mergaitėms', 'Девочкам',
    'Sizes 92 to 164.', '92–164 dydžiai.', 'Размеры 92–164.'),
  (20, 'kids-boys', 'kids', 'Boys', 'Berniukams', 'Мальчикам',
    'Sizes 92 to 164.', '92–164 dydžiai.', 'Размеры 92–164.'),
  (30, 'kids-baby', 'kids', 'Baby', 'Kūdikiams', 'Малышам',
    'Sizes 56 to 92.', '56–92 dydžiai.', 'Размеры 56–92.')
) as tree (display_order, slug, parent, name, name_lt, name_ru, description, description_lt, description_ru);

-- Names of Regulation (EU) 1007/2011, Annex I, as labels have them; then what shoes are labelled with (Directive 94/11/EC).
insert into public.fibres (code, name, name_lt, name_ru, is_textile, display_order)
select code, name, name_lt, name_ru, is_textile, (row_number() over ())::integer
from (values
  ('cotton', 'cotton', 'medvilnė', 'хлопок', true),
  ('linen', 'linen', 'linas', 'лён', true),
  ('hemp', 'hemp', 'kanapės', 'конопля', true),
  ('ramie', 'ramie', 'ramė', 'рами', true),
  ('jute', 'jute', 'džiutas', 'джут', true),
  ('wool', 'wool', 'vilna', 'шерсть', true),
  ('alpaca', 'alpaca', 'alpaka', 'альпака', true),
  ('angora', 'angora', 'angora', 'ангора', true),
  ('camel', 'camel', 'kupranugario vilna', 'верблюжья шерсть', true),
  ('cashmere', 'cashmere', 'kašmyras', 'кашемир', true),
  ('mohair', 'mohair', 'moheris', 'мохер', true),
  ('silk', 'silk', 'šilkas', 'шёлк', true),
  ('viscose', 'viscose', 'viskozė', 'вискоза', true),
  ('modal', 'modal', 'modalas', 'модал', true),
  ('lyocell', 'lyocell', 'liocelis', 'лиоцелл', true),
  ('cupro', 'cupro', 'kupra', 'купро', true),
  ('acetate', 'acetate', 'acetatas', 'ацетат', true),
  ('triacetate', 'triacetate', 'triacetatas', 'триацетат', true),
  ('polyester', 'polyester', 'poliesteris', 'полиэстер', true),
  ('polyamide', 'polyamide', 'poliamidas', 'полиамид', true),
  ('acrylic', 'acrylic', 'akrilas', 'акрил', true),
  ('modacrylic', 'modacrylic', 'modakrilas', 'модакрил', true),
  ('polypropylene', 'polypropylene', 'polipropilenas', 'полипропилен', true),
  ('elastane', 'elastane', 'elastanas', 'эластан', true),
  ('elastomultiester', 'elastomultiester', 'elastomultiesteris', 'эластомультиэстер', true),
  ('polyurethane', 'polyurethane', 'poliuretanas', 'полиуретан', true),
  ('metallised', 'metallised fibre', 'metalizuotas pluoštas', 'металлизированное волокно', true),
  ('other', 'other fibres', 'kiti pluoštai', 'другие волокна', true),
  ('leather', 'leather', 'oda', 'кожа', false),
  ('coated-leather', 'coated leather', 'padengta oda', 'кожа с покрытием', false),
  ('textile', 'textile', 'tekstilė', 'текстиль', false),
  ('synthetic', 'other materials', 'kitos medžiagos', 'другие материалы', false),
  ('rubber', 'rubber', 'guma', 'резина', false)
) as names (code, name, name_lt, name_ru, is_textile);

insert into public.garment_parts (code, name, name_lt, name_ru, display_order) values
  ('main', 'Main fabric', 'Pagrindinis audinys', 'Основная ткань', 1),
  ('lining', 'Lining', 'Pamušalas', 'Подкладка', 2),
  ('filling', 'Filling', 'Užpildas', 'Наполнитель', 3),
  ('trim', 'Trim', 'Apdaila', 'Отделка', 4),
  ('lace', 'Lace', 'Nėriniai', 'Кружево', 5),
  ('rib', 'Cuffs and hem', 'Rankogaliai ir apačia', 'Манжеты и низ', 6),
  ('upper', 'Upper', 'Viršus', 'Верх', 7),
  ('insole', 'Lining and insole', 'Pamušalas ir vidpadis', 'Подкладка и стелька', 8),
  ('outsole', 'Outsole', 'Padas', 'Подошва', 9);

insert into public.shipping_zones (country, name, name_lt, name_ru, free_from, standard_fee, display_order) values
  ('LT', 'Lithuania', 'Lietuva', 'Литва', 10000, 495, 1),
  ('LV', 'Latvia', 'Latvija', 'Латвия', 7500, 695, 2),
  ('EE', 'Estonia', 'Estija', 'Эстония', 7500, 695, 3),
  ('PL', 'Poland', 'Lenkija', 'Польша', 10000, 995, 4),
  ('DE', 'Germany', 'Vokietija', 'Германия', 10000, 995, 5),
  ('FI', 'Finland', 'Suomija', 'Финляндия', 10000, 1295, 6);

insert into public.delivery_options (
  code, name, name_lt, name_ru, surcharge, min_business_days, max_business_days, countries, display_order
) values
  ('standard', 'Standard', 'Standartinis', 'Стандартная', 0, 3, 5, null, 1),
  ('express', 'Express', 'Skubus', 'Экспресс', 500, 1, 2, null, 2),
  ('premium', 'Next business day', 'Kitą darbo dieną', 'На следующий рабочий день', 1000, 1, 1, '{LT}', 3);

insert into public.vat_rates (country, valid_from, basis_points) values
  ('LT', '2009-09-01', 2100),
  ('LV', '2012-07-01', 2100),
  ('EE', '2024-01-01', 2200), ('EE', '2025-07-01', 2400),
  ('PL', '2011-01-01', 2300),
  ('DE', '2021-01-01', 1900),
  ('FI', '2013-01-01', 2400), ('FI', '2024-09-01', 2550);

insert into public.exchange_rates (currency, valid_from, rate_millionths) values
  ('EUR', '2020-01-01T00:00:00Z', 1000000),
  ('USD', '2020-01-01T00:00:00Z', 1080000),
  ('LTL', '2020-01-01T00:00:00Z', 3450000);

-- Article 123 of the Labour Code.
insert into public.public_holidays (country, day, name, name_lt, name_ru)
select 'LT', (year || '-' || day)::date, name, name_lt, name_ru
from generate_series(2026, 2028) as year, (values
  ('01-01', 'New Year’s Day', 'Naujieji metai', 'Новый год'),
  ('02-16', 'Day of the Restoration of the State', 'Lietuvos valstybės atkūrimo diena', 'День восстановления Литовского государства'),
  ('03-11', 'Day of the Restoration of Independence', 'Lietuvos nepriklausomybės atkūrimo diena', 'День восстановления независимости Литвы'),
  ('05-01', 'Labour Day', 'Tarptautinė darbo diena', 'Международный день труда'),
  ('06-24', 'St John’s Day', 'Rasos ir Joninių diena', 'День Росы и Йонинес'),
  ('07-06', 'Statehood Day', 'Valstybės ir Tautiškos giesmės diena', 'День государства и Национального гимна'),
  ('08-15', 'Assumption Day', 'Žolinė', 'Успение Пресвятой Девы Марии'),
  ('11-01', 'All Saints’ Day', 'Visų Šventųjų diena', 'День всех святых'),
  ('11-02', 'All Souls’ Day', 'Mirusiųjų atminimo diena (Vėlinės)', 'День поминовения усопших'),
  ('12-24', 'Christmas Eve', 'Kūčios', 'Сочельник'),
  ('12-25', 'Christmas Day', 'Šv. Kalėdos', 'Рождество'),
  ('12-26', 'Second day of Christmas', 'Antroji Kalėdų diena', 'Второй день Рождества')
) as fixed (day, name, name_lt, name_ru);

insert into public.public_holidays (country, day, name, name_lt, name_ru)
select 'LT', day::date, name, name_lt, name_ru
from (values
  (array['2026-04-05', '2027-03-28', '2028-04-16'], 'Easter Sunday', 'Šv. Velykos', 'Пасха'),
  (array['2026-04-06', '2027-03-29', '2028-04-17'], 'Easter Monday', 'Antroji Velykų diena', 'Пасхальный понедельник'),
  (array['2026-05-03', '2027-05-02', '2028-05-07'], 'Mother’s Day', 'Motinos diena', 'День матери'),
  (array['2026-06-07', '2027-06-06', '2028-06-04'], 'Father’s Day', 'Tėvo diena', 'День отца')
) as moving (days, name, name_lt, name_ru), unnest(moving.days) as day;

-- Amounts in euro cents with VAT.
insert into public.settings (key, is_public, value, description) values
  ('free_shipping_threshold', true, '10000', 'Estimate before a destination is known: free from this worth of goods'),
  ('shipping_estimate', true, '500', 'Estimate before a destination is known: flat fee below the threshold'),
  ('signature_above', true, '20000', 'Parcels worth more than this are handed over against a signature'),
  ('order_cutoff', true, '"14:00"', 'Orders until this time of Vilnius are handled the same business day'),
  ('dispatch_business_days', true, '[1, 3]', 'Dispatch within so many business days, as the shipping page says'),
  ('return_days', true, '30', 'Days in which goods may be returned'),
  ('return_label_free_from', true, '5000', 'Lithuanian orders of this worth get a free return label'),
  ('return_label_cost_lithuania', true, '495', 'Return label in Lithuania, deducted from the refund'),
  ('return_label_cost_abroad', true, '995', 'Return label in other countries of the EU, deducted from the refund'),
  ('return_processing_business_days', true, '[2, 3]', 'Business days from receipt to refund'),
  ('refund_days_bank', true, '[3, 5]', 'Days until a bank transfer arrives'),
  ('refund_days_card', true, '[1, 2]', 'Days until a refund to a card or PayPal arrives'),
  ('reservation_minutes', false, '{"card": 31, "bank": 60}', 'How long stock is held for a payment; the card provider wants at least 30'),
  ('open_orders_per_email', false, '5', 'Most orders awaiting payment for one e-mail'),
  ('open_orders_per_client', false, '10', 'Most orders awaiting payment from one address on the network'),
  ('quantity_per_line', true, '20', 'Most pieces of one variant in an order'),
  ('card_methods', true, '["card", "link", "paypal"]', 'What the card provider offers; Apple Pay and Google Pay come with card'),
  ('oss_registered', false, 'false', 'Registered for the One Stop Shop: VAT of the destination instead of Lithuanian VAT'),
  ('oss_threshold', false, '1000000', 'Sales to other countries of the EU a year from which destination VAT is due'),
  ('low_stock_below', false, '10', 'Stock below this counts as low in the back office'),
  ('repricing_markup_percent', false, '20', 'Markup on a supplier''s cost with VAT'),
  ('publish_after_quiet_minutes', false, '10', 'Changes go live by themselves after so many quiet minutes; 0: only by hand');
