import type { OrderLifeTexts, Span } from './shape.ts';

/** A span of days in words, as it stands after “within”. */
export const days = ([from, to]: Span) => (from === to ? `${to} ${to === 1 ? 'day' : 'days'}` : `${from}–${to} days`);

export const en: OrderLifeTexts = {
  order: (orderNumber) => `Order ${orderNumber}`,
  seeOrder: 'See your order',
  orderLink: {
    subject: (orderNumber) => `The link to your order ${orderNumber}`,
    title: 'Here is your order',
    body: (orderNumber) =>
      `The page shows where order ${orderNumber} is, what is in it and its documents. Whoever has the link can open it, so please keep it to yourself.`,
    ignore:
      'You get this mail because somebody asked for the link with your order number and e-mail address. If it was not you, there is nothing to do.',
  },
  paymentFailed: {
    subject: (orderNumber) => `Your order ${orderNumber} has not been paid`,
    title: 'The payment did not go through',
    notPaid: 'We received no payment for your order in time, so we no longer hold the goods for you.',
    declined: 'The card was declined several times, so we ended the payment and no longer hold the goods for you.',
    nothingTaken:
      'You have not been charged. Should money leave your account all the same, we will send the goods or refund you.',
    stillWanted:
      'If you would still like them, your cart is waiting. You can pay with another card or through your bank.',
    button: 'Back to your cart',
    otherwise: 'If you have changed your mind, there is nothing you need to do.',
  },
  shipped: {
    subject: (orderNumber) => `Your order ${orderNumber} is on its way`,
    title: 'Your parcel is on its way',
    carrier: (carrier, number) => `${carrier} is bringing it. Tracking number: ${number}.`,
    promise: (dates) => `It will reach you ${dates}.`,
    locker: (name) => `Collect it from the parcel locker: ${name}.`,
    signature: 'The courier will ask for a signature.',
    moreToCome: 'This is part of your order. The rest will follow in another parcel, and we will write when it leaves.',
    button: 'Track the parcel',
  },
  delivered: {
    subject: (orderNumber) => `Your order ${orderNumber} has been delivered`,
    partSubject: (orderNumber) => `A parcel of your order ${orderNumber} has been delivered`,
    title: 'Your parcel has arrived',
    thanks: 'We hope everything fits and feels right.',
    review: 'When you have worn it, tell others how it is: a few words help them choose.',
    reviewLink: 'Write a review',
    deadline: (date) => `You may withdraw from the contract until the end of ${date}, without giving a reason.`,
    deadlineLater:
      'You may withdraw from the contract within 14 days of the day the last parcel reaches you, without giving a reason.',
    exchange:
      'This parcel brought your exchange. It begins no new withdrawal period: the one of your order still counts.',
  },
  changed: {
    subject: (orderNumber) => `Your order ${orderNumber} was changed`,
    title: 'Your order was changed',
    lead: 'We changed your order as agreed. This is different now:',
    swapped: (piece, now) => `${piece} → ${now}`,
    removed: (piece) => `No longer sent: ${piece}`,
    delivery: (address) => `We deliver to: ${address}`,
    nothingToPay: 'There is nothing more to pay.',
    refund: {
      card: (amount) => `We refund ${amount} the same way you paid, and write to you when the money is on its way.`,
      bank: (amount) => `We refund ${amount} to your bank account, and write to you when the money is on its way.`,
    },
    wrong:
      'If this is not what we agreed, or something is wrong, reply to this letter or call us before the parcel leaves.',
  },
  refundMade: {
    subject: (orderNumber) => `Refund for order ${orderNumber}`,
    title: (amount) => `We have refunded ${amount}`,
    reasons: {
      return: 'It is for the goods you returned.',
      withdrawal: 'It is because you withdrew from the contract.',
      cancellation: 'It is for what was cancelled and will not be sent.',
      goodwill: 'It is our goodwill for this order.',
      late_payment: 'Your payment came when the goods were no longer held for you and had sold out.',
      double_payment: 'We had received two payments for this purchase; this is the second one.',
      amount_mismatch: 'The amount we had received was not the amount of the order.',
    },
    by: {
      card: (span) => `The money is going back the way you paid and usually arrives within ${days(span)}.`,
      bank: (span) => `The money is going to your bank account and usually arrives within ${days(span)}.`,
    },
    delivery: 'Delivery',
    goodwill: 'Goodwill',
    givenBefore: 'Refunded earlier as goodwill',
    keptBack: 'Cost of the return parcel',
    total: 'Refunded',
  },
};
