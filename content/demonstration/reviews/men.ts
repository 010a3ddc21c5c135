import type { ReviewText } from './review-text.ts';

export const menTopReviews: readonly ReviewText[] = [
  ['lt', 5, 'Pagaliau pakankamai ilgos rankovės ir liemuo mano ūgiui (191 cm).', 'true'],
  ['lt', 5, 'Po dvidešimties skalbimų vis dar kaip naujas.', 'true'],
  ['lt', 4, 'Geras daiktas, tik per pečius galėtų būti laisviau.', 'small'],
  ['lt', 4, 'Žmona išrinko, man tinka. Audinys storesnis, nei tikėjausi.', 'true'],
  ['lt', 5, 'Nusipirkau tris, rytais nebereikia galvoti.', 'true'],
  ['lt', 3, 'Spalva gera, bet po skalbimo šiek tiek susitraukė.', 'small'],
  ['en', 5, 'Right length, right weight, no logo. Bought two more.', 'true'],
  ['en', 4, 'Good, slightly wide in the waist for a slim build.', 'large'],
  ['en', 5, 'Survives the dryer even though the label says not to.', 'true'],
  ['en', 2, 'Too tight across the shoulders in L, returned it.', 'small'],
  ['ru', 5, 'Сел как надо, после стирок форму держит.', 'true'],
  ['ru', 4, 'Хорошая ткань, мне чуть длинновато.', 'large'],
  ['ru', 5, 'Взял три цвета, ношу по очереди.', 'true'],
  ['ru', 4, 'При росте 186 размер L подошёл.', 'true'],
];

export const menBottomReviews: readonly ReviewText[] = [
  ['lt', 5, 'Važinėju dviračiu į darbą, kol kas nė viena siūlė nepleišėja.', 'true'],
  ['lt', 4, 'Juosmuo tiksliai, klešnes trumpinau.', 'true'],
  ['lt', 5, 'Patogu sėdėti visą dieną, nespaudžia.', 'true'],
  ['lt', 3, 'Kelias savaites tepėsi ant šviesios kėdės, paskui liovėsi.'],
  ['lt', 4, 'Gera kokybė už tokią kainą.', 'true'],
  ['en', 5, 'Fits like the old pair I could not find any more.', 'true'],
  ['en', 4, 'Comfortable, a little long for 178 cm.', 'large'],
  ['en', 5, 'Pockets that hold keys without showing them.', 'true'],
  ['ru', 5, 'Удобно сидеть и за рулём, и в офисе.', 'true'],
  ['ru', 4, 'В поясе точно, длину подшил.', 'large'],
  ['ru', 2, 'Оказались узки в бедре, вернул.', 'small'],
];

export const menOuterReviews: readonly ReviewText[] = [
  ['lt', 5, 'Telpa megztinis, pečių nevaržo.', 'true'],
  ['lt', 4, 'Geras kirpimas, tik norėčiau dar vienos vidinės kišenės.', 'true'],
  ['lt', 5, 'Pusmetis beveik kasdien, nusidėvėjimo nematau.', 'true'],
  ['lt', 4, 'Rankovės ilgokos, siuvėja patrumpino per dieną.', 'large'],
  ['lt', 3, 'Kokybė gera, bet audinys sunkesnis, nei galvojau.'],
  ['en', 5, 'Cut well, not boxy, room for a jumper.', 'true'],
  ['en', 4, 'Size down if you wear it over a shirt only.', 'large'],
  ['en', 5, 'Worn to the office all November, still looks new.', 'true'],
  ['ru', 5, 'Сидит по фигуре, движений не сковывает.', 'true'],
  ['ru', 4, 'Качественно, но рукав мне чуть длинноват.', 'true'],
  ['ru', 5, 'Ношу третий месяц, претензий нет.', 'true'],
];

export const menShoeReviews: readonly ReviewText[] = [
  ['lt', 5, 'Sėdi kaip pritaikyti, padas neslysta ant šlapių plytelių.', 'true'],
  ['lt', 4, 'Pirmas tris dienas standūs, paskui puiku.', 'true'],
  ['lt', 5, 'Aviu beveik kasdien, kol kas jokių priekaištų.', 'true'],
  ['lt', 3, 'Neblogi, bet aukštam keltui ankštoki.', 'small'],
  ['lt', 4, 'Užsisakiau 43 vietoj 44, kaip patarė. Tiko.', 'large'],
  ['lt', 5, 'Kokybiškos siūlės, atėjo kitą dieną.'],
  ['en', 5, 'No breaking in. Wore them to a wedding the same weekend.', 'true'],
  ['en', 4, 'True to size, slightly narrow at the toe.', 'true'],
  ['en', 5, 'Solid construction for the money.', 'true'],
  ['en', 2, 'Too narrow for me, the exchange took four days.', 'small'],
  ['ru', 5, 'Размер в размер, нога не устаёт.', 'true'],
  ['ru', 4, 'Сделаны хорошо, подошва жестковата.', 'true'],
  ['ru', 5, 'Ношу почти каждый день, выглядят как новые.', 'true'],
  ['ru', 3, 'Внешне отлично, но подъём низковат.', 'small'],
];

export const menAccessoryReviews: readonly ReviewText[] = [
  ['lt', 5, 'Dovana tėčiui, jis naudoja kasdien.'],
  ['lt', 4, 'Tvarkingas daiktas, be jokių blizgučių.'],
  ['lt', 5, 'Solidžiai atrodo, dėžutė tinkama dovanai.'],
  ['lt', 3, 'Gerai, bet spalva tamsesnė nei nuotraukoje.'],
  ['lt', 4, 'Kaina atitinka kokybę.'],
  ['en', 5, 'Understated and well finished.'],
  ['en', 4, 'Looks more expensive than it was.'],
  ['en', 5, 'My second one, the first lasted five years.'],
  ['ru', 5, 'Подарил брату, доволен.'],
  ['ru', 4, 'Сделано аккуратно, цвет как на фото.'],
  ['ru', 4, 'Простая вещь без лишнего.'],
  ['ru', 2, 'Пришло с царапиной, заменили за три дня.'],
];
