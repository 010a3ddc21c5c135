import type { WithdrawalTexts } from './shape.ts';

export const en: WithdrawalTexts = {
  subject: (day) => `Receipt: your withdrawal of ${day}`,
  title: 'We have your withdrawal',
  received: (moment) => `Your declaration of withdrawal from the contract reached us on ${moment} (Vilnius time).`,
  declaration: 'Your declaration',
  next: 'What happens now',
  sendBack: (lastDay) => `If you have the goods, send them back by the end of ${lastDay}. Keep the carrier’s receipt.`,
  notArrived:
    'If they are still with us, we will not send them. If they are on their way, send them back once they arrive.',
  refund: (lastDay) =>
    `We refund you by the end of ${lastDay}, the way you paid. If you withdraw from the whole order, the cheapest standard delivery is refunded too.`,
  mayWait: 'We may wait with the refund until we have the goods or proof that you sent them.',
  doubt:
    'This confirms that your declaration arrived. If we cannot find the order, or the 14 days were over, we will write to you.',
  returns: 'How to send goods back, and what it costs',
  checksum: 'Checksum (SHA-256)',
  checksumMeaning: 'It proves that what we keep is exactly what you declared. Keep this e-mail.',
  footer: 'You get this mail because this address was given in a declaration of withdrawal.',
};
