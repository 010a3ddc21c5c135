import type { Language } from '#src/domain/language/languages.ts';
import type { DeliveryOptionCode } from '#src/domain/shipping/zones.ts';

/** Names of the delivery options, as mail and payment page show them. */
export const deliveryLabels: Readonly<Record<Language, Readonly<Record<DeliveryOptionCode, string>>>> = {
  en: { standard: 'Standard delivery', express: 'Express delivery', premium: 'Next-day delivery' },
  lt: { standard: 'Standartinis pristatymas', express: 'Greitas pristatymas', premium: 'Pristatymas kitą dieną' },
  ru: { standard: 'Стандартная доставка', express: 'Быстрая доставка', premium: 'Доставка на следующий день' },
};
