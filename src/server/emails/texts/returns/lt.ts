import { days } from '../order-life/lt.ts';
import type { ReturnTexts } from './shape.ts';

const plural = new Intl.PluralRules('lt');
const words: Readonly<Record<string, string>> = { one: 'darbo dieną', few: 'darbo dienas' };
const businessDays = ([from, to]: readonly [number, number]) =>
  `${from === to ? to : `${from}–${to}`} ${words[plural.select(to)] ?? 'darbo dienų'}`;

export const lt: ReturnTexts = {
  footer: (returnNumber) => `Grąžinimas ${returnNumber}`,
  newSize: (size) => `Naujas dydis: ${size}`,
  steps: {
    subject: (reason, returnNumber) =>
      reason === 'complaint' ? `Jūsų pretenzija ${returnNumber}` : `Ką daryti toliau: grąžinimas ${returnNumber}`,
    title: {
      withdrawal: 'Kaip grąžinti prekes',
      return: 'Kaip išsiųsti grąžinamas prekes',
      exchange: 'Kaip išsiųsti keičiamas prekes',
      complaint: 'Kaip atsiųsti mums prekę',
    },
    number: (returnNumber) => `Jūsų grąžinimo numeris: ${returnNumber}.`,
    pack: {
      withdrawal:
        'Supakuokite prekes, jei galite – savo pakuotėje, ir išsiųskite per 14 dienų nuo pareiškimo, kad atsisakote sutarties.',
      return: 'Supakuokite prekes: nedėvėtas, su etiketėmis, jei galite – savo pakuotėje.',
      exchange: 'Supakuokite prekes: nedėvėtas, su etiketėmis, jei galite – savo pakuotėje.',
      complaint: 'Supakuokite prekę tokią, kokia yra. Savos pakuotės nereikia.',
    },
    mark: (returnNumber) => `Į siuntą įdėkite lapelį su numeriu ${returnNumber}.`,
    label: 'Per vieną darbo dieną atskiru laišku atsiųsime siuntos numerį. Spausdinti nieko nereikia.',
    address: 'Siunta keliaus šiuo adresu:',
    next: {
      refund: (processing, underway) =>
        `Gavę siuntą, pinigus grąžinsime per ${businessDays(processing)} tuo pačiu būdu, kuriuo mokėjote; paprastai jie ateina per ${days(underway)}. Kai pinigus išsiųsime, jums parašysime.`,
      withdrawal: (underway) =>
        `Pinigus grąžinsime tuo pačiu būdu, kuriuo mokėjote, per 14 dienų nuo pareiškimo, bet galime palaukti, kol gausime prekes arba jų išsiuntimo įrodymą; paprastai pinigai ateina per ${days(underway)}.`,
      exchange: (holdDays) =>
        `Naują dydį jums laikysime ${days([holdDays, holdDays])}. Gavę siuntą, išsiųsime jį savo sąskaita ir jums parašysime.`,
      complaint: 'Gavę prekę, ją apžiūrėsime ir jums parašysime. Jei prekė turi trūkumų, grąžinimas jums nekainuos.',
    },
    said: 'Ką parašėte',
    goods: 'Prekės',
    labelCost: 'Atskaičiuojama už grąžinimo siuntą',
    refund: 'Grąžinsime',
    receipt: 'Vežėjo kvitą pasilikite, kol grąžinimas bus baigtas.',
  },
  label: {
    subject: (returnNumber) => `Grąžinimo ${returnNumber} siuntos numeris`,
    title: 'Jūsų siuntos numeris',
    number: (carrier, number) => `Jūsų siunta užregistruota: „${carrier}“, siuntos numeris ${number}.`,
    hand: 'Šį numerį užrašykite ant siuntos ir atiduokite ją bet kuriame vežėjo paštomate ar skyriuje. Kvitą pasilikite.',
    button: 'Sekti siuntą',
  },
  refused: {
    subject: (returnNumber) => `Dėl jūsų grąžinimo ${returnNumber}`,
    title: 'Šio grąžinimo priimti negalime',
    why: 'Priežastis',
    back: 'Prekes siunčiame atgal jums, užsakyme nurodytu adresu.',
    stay: 'Prašome prekių mums nesiųsti.',
    disagree: 'Jei manote kitaip, atsakykite į šį laišką: peržiūrėsime dar kartą.',
  },
  exchange: {
    subject: (orderNumber) => `Naujas jūsų užsakymo ${orderNumber} prekės dydis jau pakeliui`,
    title: 'Naujas dydis jau pakeliui',
    carrier: (carrier, number) => `Siuntą veža „${carrier}“. Siuntos numeris: ${number}.`,
    signature: 'Atsiimant siuntą reikės pasirašyti.',
    button: 'Sekti siuntą',
  },
};
