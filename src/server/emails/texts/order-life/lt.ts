import type { OrderLifeTexts, Span } from './shape.ts';

const plural = new Intl.PluralRules('lt');
const words: Readonly<Record<string, string>> = { one: 'dieną', few: 'dienas' };
/** A span of days in words, as it stands after “within”. */
export const days = ([from, to]: Span) =>
  `${from === to ? to : `${from}–${to}`} ${words[plural.select(to)] ?? 'dienų'}`;

export const lt: OrderLifeTexts = {
  order: (orderNumber) => `Užsakymas ${orderNumber}`,
  seeOrder: 'Peržiūrėti užsakymą',
  orderLink: {
    subject: (orderNumber) => `Jūsų užsakymo ${orderNumber} nuoroda`,
    title: 'Jūsų užsakymas',
    body: (orderNumber) =>
      `Puslapyje matysite, kur yra užsakymas ${orderNumber}, kas jame, ir rasite dokumentus. Jį gali atidaryti kiekvienas, kas turi šią nuorodą, todėl niekam jos neperduokite.`,
    ignore:
      'Šį laišką gavote, nes kažkas paprašė nuorodos, nurodęs užsakymo numerį ir jūsų el. pašto adresą. Jei tai ne jūs, nieko daryti nereikia.',
  },
  paymentFailed: {
    subject: (orderNumber) => `Užsakymas ${orderNumber} neapmokėtas`,
    title: 'Mokėjimas nepavyko',
    notPaid: 'Laiku negavome mokėjimo už jūsų užsakymą, todėl prekių jums nebelaikome.',
    declined: 'Kortelė kelis kartus atmesta, todėl mokėjimą nutraukėme ir prekių jums nebelaikome.',
    nothingTaken: 'Pinigų nenuskaitėme. Jei jie vis dėlto bus nurašyti, prekes išsiųsime arba pinigus grąžinsime.',
    stillWanted: 'Jei prekių tebenorite, jūsų krepšelis laukia. Sumokėti galite kita kortele arba per savo banką.',
    button: 'Grįžti į krepšelį',
    otherwise: 'Jei persigalvojote, nieko daryti nereikia.',
  },
  shipped: {
    subject: (orderNumber) => `Užsakymas ${orderNumber} jau pakeliui`,
    title: 'Jūsų siunta jau pakeliui',
    carrier: (carrier, number) => `Ją veža „${carrier}“. Siuntos numeris: ${number}.`,
    promise: (dates) => `Pristatysime ${dates} d.`,
    locker: (name) => `Atsiimsite paštomate: ${name}.`,
    signature: 'Atsiimant siuntą reikės pasirašyti.',
    moreToCome: 'Tai dalis jūsų užsakymo. Kitas prekes išsiųsime atskira siunta ir apie ją parašysime.',
    button: 'Sekti siuntą',
  },
  delivered: {
    subject: (orderNumber) => `Užsakymas ${orderNumber} pristatytas`,
    partSubject: (orderNumber) => `Pristatyta užsakymo ${orderNumber} siunta`,
    title: 'Siunta pristatyta',
    thanks: 'Tikimės, kad viskas tinka ir patinka.',
    review: 'Panešioję papasakokite, kaip dėvisi: keli žodžiai padės išsirinkti kitiems.',
    reviewLink: 'Parašyti atsiliepimą',
    deadline: (date) => `Atsisakyti sutarties nenurodydami priežasties galite iki ${date} imtinai.`,
    deadlineLater:
      'Atsisakyti sutarties nenurodydami priežasties galite per 14 dienų nuo tos dienos, kai gausite paskutinę siuntą.',
    exchange:
      'Šia siunta gavote iškeistą prekę. Naujas sutarties atsisakymo terminas dėl to neprasideda – galioja jūsų užsakymo terminas.',
  },
  changed: {
    subject: (orderNumber) => `Pakeistas jūsų užsakymas ${orderNumber}`,
    title: 'Jūsų užsakymas pakeistas',
    lead: 'Pakeitėme užsakymą, kaip sutarėme. Štai kas dabar kitaip:',
    swapped: (piece, now) => `${piece} → ${now}`,
    removed: (piece) => `Nebesiųsime: ${piece}`,
    delivery: (address) => `Pristatysime čia: ${address}`,
    nothingToPay: 'Papildomai mokėti nieko nereikia.',
    refund: {
      card: (amount) => `Grąžinsime ${amount} tuo pačiu būdu, kuriuo mokėjote. Kai pinigai bus išsiųsti, parašysime.`,
      bank: (amount) => `Grąžinsime ${amount} į jūsų banko sąskaitą. Kai pinigai bus išsiųsti, parašysime.`,
    },
    wrong:
      'Jei taip nesitarėme arba kas nors netikslu, atsakykite į šį laišką arba paskambinkite, kol siunta neiškeliavo.',
  },
  refundMade: {
    subject: (orderNumber) => `Grąžinome pinigus už užsakymą ${orderNumber}`,
    title: (amount) => `Grąžinome ${amount}`,
    reasons: {
      return: 'Tai pinigai už jūsų grąžintas prekes.',
      withdrawal: 'Pinigus grąžinome, nes atsisakėte sutarties.',
      cancellation: 'Pinigus grąžinome už tai, kas atšaukta ir nebus išsiųsta.',
      goodwill: 'Tai mūsų kompensacija už šį užsakymą.',
      late_payment: 'Jūsų mokėjimas atėjo pasibaigus rezervacijai, kai prekės jau buvo išpirktos.',
      double_payment: 'Už šį pirkinį buvome gavę du mokėjimus, o tai yra antrasis.',
      amount_mismatch: 'Gauta suma nesutapo su užsakymo suma.',
    },
    by: {
      card: (span) => `Pinigai grįžta tuo pačiu būdu, kuriuo mokėjote; paprastai jie ateina per ${days(span)}.`,
      bank: (span) => `Pinigus pervedėme į jūsų banko sąskaitą; paprastai jie ateina per ${days(span)}.`,
    },
    delivery: 'Pristatymas',
    goodwill: 'Kompensacija',
    givenBefore: 'Anksčiau grąžinta kaip kompensacija',
    keptBack: 'Grąžinimo siuntos kaina',
    total: 'Grąžinta',
  },
};
