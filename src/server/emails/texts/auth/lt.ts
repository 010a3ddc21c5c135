import type { AuthTexts } from './shape.ts';

export const lt: AuthTexts = {
  letters: {
    signup: {
      subject: 'Patvirtinkite savo el. pašto adresą',
      title: 'Liko vienas žingsnis',
      body: 'Jūs arba kažkas, įvedęs jūsų adresą, susikūrė „Gijos“ paskyrą. Paspauskite mygtuką ir patvirtinkite, kad adresas jūsų. Nuoroda veikia vieną kartą ir galioja valandą.',
      button: 'Patvirtinti adresą',
      ignore: 'Jei tai ne jūs, nieko daryti nereikia: be patvirtinimo paskyra niekas negalės naudotis.',
    },
    signup_known: {
      subject: 'Jūs jau turite paskyrą',
      title: 'Jūs jau turite paskyrą',
      body: 'Kažkas, tikriausiai jūs, bandė šiuo adresu susikurti „Gijos“ paskyrą. Ji jau yra, todėl nieko nepakeitėme. Prisijunkite savo slaptažodžiu, o jei jo nebeprisimenate, tame pačiame puslapyje pasirinkite „Pamiršote slaptažodį?“ ir susikurkite naują.',
      button: 'Prisijungti',
      ignore: 'Jei tai ne jūs, nieko daryti nereikia: tam, kas įvedė jūsų adresą, nepasakėme, kad turite paskyrą.',
    },
    recovery: {
      subject: 'Susikurkite naują slaptažodį',
      title: 'Susikurkite naują slaptažodį',
      body: 'Jūs arba kažkas, įvedęs jūsų adresą, paprašė pakeisti „Gijos“ paskyros slaptažodį. Paspauskite mygtuką ir atsivėrusiame puslapyje susikurkite naują. Nuoroda veikia vieną kartą ir galioja valandą.',
      button: 'Kurti naują slaptažodį',
      ignore: 'Jei tai ne jūs, nieko daryti nereikia: slaptažodis lieka toks, koks buvo.',
    },
    email_change_current: {
      subject: 'Patvirtinkite el. pašto adreso keitimą',
      title: 'Ar keičiate savo adresą?',
      body: 'Kažkas, prisijungęs prie jūsų „Gijos“ paskyros, tikriausiai jūs, paprašė pakeisti jos el. pašto adresą. Jei tai jūs, patvirtinkite paspausdami mygtuką. Parašėme ir naujuoju adresu: jis pakeis šį tik tada, kai patvirtinsite abu. Nuoroda veikia vieną kartą ir galioja valandą.',
      button: 'Taip, keisti adresą',
      ignore:
        'Jei tai ne jūs, nepatvirtinkite: adresas liks šis. Tada prisijunkite, susikurkite naują slaptažodį ir atsijunkite visuose įrenginiuose, nes jūsų slaptažodį gali žinoti kas nors kitas.',
    },
    email_change_new: {
      subject: 'Patvirtinkite naują el. pašto adresą',
      title: 'Ar tai naujas jūsų adresas?',
      body: 'Jūs arba kažkas, įvedęs jūsų adresą, nori jį naudoti „Gijos“ paskyrai. Paspauskite mygtuką ir patvirtinkite, kad adresas jūsų. Nuoroda veikia vieną kartą ir galioja valandą.',
      button: 'Taip, tai mano adresas',
      ignore: 'Jei tai ne jūs, nieko daryti nereikia: be patvirtinimo jūsų adreso nenaudosime.',
    },
    reauthentication: {
      subject: 'Jūsų patvirtinimo kodas',
      title: 'Jūsų patvirtinimo kodas',
      body: 'Įveskite šį kodą ten, kur jo prašo parduotuvė. Kodas tinka vieną kartą ir galioja valandą.',
      ignore:
        '„Gijos“ darbuotojai šio kodo niekada neprašys. Jei kodo neprašėte, prie jūsų paskyros gali būti prisijungęs kas nors kitas: susikurkite naują slaptažodį ir atsijunkite visuose įrenginiuose.',
    },
  },
  bothConfirm: 'Parašėme ir dabartiniu paskyros adresu: adresą pakeisime, kai patvirtinsite abu.',
  notices: {
    password_changed: {
      subject: 'Jūsų slaptažodis pakeistas',
      title: 'Jūsų slaptažodis pakeistas',
      body: 'Nuo šiol prie „Gijos“ paskyros jungiatės naujuoju slaptažodžiu.',
      otherwise:
        'Jei tai ne jūs, nedelsdami susikurkite naują slaptažodį (prisijungimo puslapyje pasirinkite „Pamiršote slaptažodį?“) ir parašykite mums.',
    },
    email_changed: {
      subject: 'Jūsų paskyros el. pašto adresas pakeistas',
      title: 'Jūsų el. pašto adresas pakeistas',
      body: 'Nuo šiol prie „Gijos“ paskyros jungiatės naujuoju adresu. Rašome abiem: ir senuoju, ir naujuoju.',
      otherwise: 'Jei tai ne jūs, nedelsdami atsakykite į šį laišką: padėsime susigrąžinti paskyrą.',
    },
    factor_added: {
      subject: 'Pridėta autentifikavimo programėlė',
      title: 'Pridėta autentifikavimo programėlė',
      body: 'Nuo šiol, jungiantis prie „Gijos“ paskyros, reikės ir kodo iš programėlės.',
      otherwise:
        'Jei tai ne jūs, nedelsdami susikurkite naują slaptažodį (prisijungimo puslapyje pasirinkite „Pamiršote slaptažodį?“) ir parašykite mums.',
    },
    factor_removed: {
      subject: 'Pašalinta autentifikavimo programėlė',
      title: 'Pašalinta autentifikavimo programėlė',
      body: 'Jos kodai jūsų „Gijos“ paskyrai nebetinka. Jei kitos programėlės nėra, prisijungti užtenka vien slaptažodžio.',
      otherwise:
        'Jei tai ne jūs, nedelsdami susikurkite naują slaptažodį (prisijungimo puslapyje pasirinkite „Pamiršote slaptažodį?“) ir parašykite mums.',
    },
    codes_replaced: {
      subject: 'Sukurti nauji atkūrimo kodai',
      title: 'Sukurti nauji atkūrimo kodai',
      body: 'Ankstesni jūsų „Gija“ paskyros atkūrimo kodai nebegalioja. Nauji buvo parodyti vieną kartą – ten, kur buvo sukurti.',
      otherwise:
        'Jei tai ne jūs, nedelsdami susikurkite naują slaptažodį (prisijungimo puslapyje pasirinkite „Pamiršote slaptažodį?“) ir parašykite mums.',
    },
    signed_out: {
      subject: 'Atsijungta jūsų įrenginiuose',
      title: 'Atsijungta jūsų įrenginiuose',
      body: 'Jūsų „Gijos“ paskyroje pasirinkta atsijungti kituose arba visuose įrenginiuose ir naršyklėse. Ten, kur atsijungta, prisijunkite iš naujo.',
      otherwise:
        'Jei tai ne jūs, nedelsdami susikurkite naują slaptažodį (prisijungimo puslapyje pasirinkite „Pamiršote slaptažodį?“) ir parašykite mums.',
    },
  },
  when: (moment) => `Tai įvyko ${moment} (Vilniaus laiku).`,
  toSignIn: 'Į prisijungimo puslapį',
  why: 'Gavote šį laišką, nes turite „Gijos“ paskyrą.',
};
