import { days } from '../order-life/en.ts';
import type { ReturnTexts } from './shape.ts';

const businessDays = ([from, to]: readonly [number, number]) =>
  `${from === to ? to : `${from}–${to}`} business ${to === 1 ? 'day' : 'days'}`;

export const en: ReturnTexts = {
  footer: (returnNumber) => `Return ${returnNumber}`,
  newSize: (size) => `New size: ${size}`,
  steps: {
    subject: (reason, returnNumber) =>
      reason === 'complaint' ? `Your complaint ${returnNumber}` : `What to do next with return ${returnNumber}`,
    title: {
      withdrawal: 'How to send the goods back',
      return: 'How to send your return',
      exchange: 'How to send your exchange',
      complaint: 'How to send the item to us',
    },
    number: (returnNumber) => `The number of your return is ${returnNumber}.`,
    pack: {
      withdrawal:
        'Pack the items, if you can in their own packaging, and send them within 14 days of your declaration.',
      return: 'Pack the items: unworn, with their tags, if you can in their own packaging.',
      exchange: 'Pack the items: unworn, with their tags, if you can in their own packaging.',
      complaint: 'Pack the item as it is. It need not be in its own packaging.',
    },
    mark: (returnNumber) => `Put a note with the number ${returnNumber} into the parcel.`,
    label:
      'We send you the number of your parcel within one business day, in a mail of its own. You need not print anything.',
    address: 'The parcel goes to:',
    next: {
      refund: (processing, underway) =>
        `When the parcel has come we refund within ${businessDays(processing)}, the way you paid; the money usually arrives within ${days(underway)} after that. We write to you when we have sent it.`,
      withdrawal: (underway) =>
        `We refund the way you paid within 14 days of your declaration, but may wait until the goods or proof of their dispatch have reached us; the money usually arrives within ${days(underway)} after that.`,
      exchange: (holdDays) =>
        `We hold the new size for you for ${days([holdDays, holdDays])}. When the parcel has come, we send it at our cost and write to you.`,
      complaint:
        'When the item has come, we look at it and write to you. If it is faulty, returning it costs you nothing.',
    },
    said: 'What you wrote',
    goods: 'Items',
    labelCost: 'Return parcel, kept back',
    refund: 'To be refunded',
    receipt: 'Keep the carrier’s receipt until the return is done.',
  },
  label: {
    subject: (returnNumber) => `The parcel number for your return ${returnNumber}`,
    title: 'The number of your parcel',
    number: (carrier, number) => `Your parcel is announced to ${carrier} under the number ${number}.`,
    hand: 'Write this number on the parcel and hand it over at any of the carrier’s parcel lockers or points. Keep the receipt.',
    button: 'Follow the parcel',
  },
  refused: {
    subject: (returnNumber) => `About your return ${returnNumber}`,
    title: 'We cannot accept this return',
    why: 'The reason',
    back: 'We are sending the items back to you, to the address of the order.',
    stay: 'Please do not send the items to us.',
    disagree: 'If you see it differently, answer this mail: we will look at it again.',
  },
  exchange: {
    subject: (orderNumber) => `The new size of your order ${orderNumber} is on its way`,
    title: 'The new size is on its way',
    carrier: (carrier, number) => `${carrier} carries it. Tracking number: ${number}.`,
    signature: 'You will be asked for a signature when you receive it.',
    button: 'Follow the parcel',
  },
};
