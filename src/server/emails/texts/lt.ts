import { vocative } from '#src/domain/language/vocative.ts';
import type { EmailTexts } from './shape.ts';

export const lt: EmailTexts = {
  common: { questions: 'Klausimai:', oneSize: 'vienas dydis' },
  confirmation: {
    subject: (orderNumber) => `Užsakymas ${orderNumber} priimtas`,
    greeting: (firstName) => `Ačiū${firstName ? `, ${vocative(firstName)}` : ''}. Užsakymą gavome.`,
    order: 'Užsakymas',
    promise: (dates) => `Pristatysime ${dates} d.`,
    willWrite: 'Parašysime dar kartą, kai siunta iškeliaus.',
    steps: ['Gauta', 'Supakuota', 'Išsiųsta', 'Pristatyta'],
    pieces: (quantity) => `${quantity} vnt.`,
    goods: 'Prekės',
    delivery: (option) => `Pristatymas, ${option.toLowerCase()}`,
    discount: 'Nuolaida',
    free: 'Nemokamai',
    vat: (percent) => `PVM ${percent} % (įskaičiuotas)`,
    vatInEuro: 'PVM eurais',
    total: 'Iš viso',
    deliverTo: 'Pristatysime',
    paid: 'Sumokėta',
    byCard: 'Kortele',
    withdrawalTitle: 'Jei persigalvosite',
    withdrawal:
      'Per 14 dienų nuo tos dienos, kai gavote visas prekes, galite atsisakyti sutarties nenurodydami priežasties.',
    withdrawalRefund:
      'Grąžinsime už prekes sumokėtus pinigus ir standartinio pristatymo kainą per 14 dienų nuo jūsų pranešimo; galime palaukti, kol gausime prekes arba jų išsiuntimo įrodymą.',
    withdrawHere: 'Atsisakyti sutarties čia',
    returns: 'Kaip grąžinti prekes ir kiek tai kainuoja, rasite',
    returnsLink: 'grąžinimo puslapyje',
  },
  refundOwed: {
    subject: (orderNumber) => `Grąžinsime mokėjimą už užsakymą ${orderNumber}`,
    title: 'Grąžinsime jūsų pinigus',
    reasons: {
      late_payment:
        'Mokėjimas atėjo pasibaigus prekių rezervacijai, o kai kurias iš jų per tą laiką jau išpirko. Todėl šio užsakymo įvykdyti negalime ir labai atsiprašome.',
      double_payment: 'Už šį užsakymą gavome du mokėjimus. Vienas padengia užsakymą, kitą grąžinsime.',
      amount_mismatch: 'Gauta suma nesutampa su užsakymo suma, todėl mokėjimo priimti negalime.',
    },
    promise: (amount) => `${amount} grąžinsime į tą pačią kortelę ne vėliau kaip per 14 dienų.`,
    nothingToDo: 'Jums nieko daryti nereikia.',
  },
  colors: {
    black: 'Juoda',
    white: 'Balta',
    blue: 'Mėlyna',
    red: 'Raudona',
    green: 'Žalia',
    yellow: 'Geltona',
    pink: 'Rožinė',
    purple: 'Violetinė',
    navy: 'Tamsiai mėlyna',
    grey: 'Pilka',
    brown: 'Ruda',
    beige: 'Smėlinė',
    tan: 'Gelsvai ruda',
    burgundy: 'Bordo',
    ecru: 'Natūrali balta',
    camel: 'Kupranugario',
    sage: 'Šalavijo žalia',
  },
};
