import type { WithdrawalTexts } from './shape.ts';

export const lt: WithdrawalTexts = {
  subject: (day) => `Patvirtinimas: sutarties atsisakymas, ${day}`,
  title: 'Gavome jūsų sutarties atsisakymą',
  received: (moment) => `Jūsų pareiškimą, kad atsisakote sutarties, gavome ${moment} (Vilniaus laiku).`,
  declaration: 'Jūsų pareiškimas',
  next: 'Kas toliau',
  sendBack: (lastDay) => `Jei prekes jau turite, išsiųskite jas mums iki ${lastDay} imtinai. Vežėjo kvitą pasilikite.`,
  notArrived: 'Jei prekės dar pas mus, jų nebeišsiųsime. Jei jos jau pakeliui, grąžinkite jas gavę.',
  refund: (lastDay) =>
    `Pinigus grąžinsime iki ${lastDay} imtinai tuo pačiu būdu, kuriuo mokėjote. Jei atsisakote viso užsakymo, grąžinsime ir pigiausio įprasto pristatymo kainą.`,
  mayWait: 'Prieš grąžindami pinigus galime palaukti, kol gausime prekes arba jų išsiuntimo įrodymą.',
  doubt:
    'Taip patvirtiname, kad pareiškimą gavome. Jei užsakymo nerasime arba 14 dienų jau buvo praėję, jums parašysime.',
  returns: 'Kaip išsiųsti prekes ir kiek tai kainuoja',
  checksum: 'Kontrolinė suma (SHA-256)',
  checksumMeaning: 'Ji įrodo, kad saugome būtent tai, ką pareiškėte. Šį laišką pasilikite.',
  footer: 'Gavote šį laišką, nes šis adresas nurodytas sutarties atsisakymo pareiškime.',
};
