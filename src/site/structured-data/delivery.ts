import type { ReturnFacts, ShopFacts } from '#src/domain/catalogue/shop-facts.ts';
import { quoteDelivery } from '#src/domain/shipping/zones.ts';
import { type Data, euros, schemaOrg } from './json.ts';

const amount = (cents: number) => ({ '@type': 'MonetaryAmount', value: euros(cents), currency: 'EUR' });
const days = ([minValue, maxValue]: readonly [number, number]) => ({
  '@type': 'QuantitativeValue',
  minValue,
  maxValue,
  unitCode: 'DAY',
});

/** What it costs and how long it takes to send goods worth `goods` euro cents, country by country. */
export function shippingData(facts: ShopFacts, goods: number): Data[] {
  return facts.zones.map((zone) => {
    const standard = quoteDelivery(zone, goods).find(({ code }) => code === 'standard');
    return {
      '@type': 'OfferShippingDetails',
      shippingDestination: { '@type': 'DefinedRegion', addressCountry: zone.country },
      shippingRate: amount(standard?.fee ?? zone.standardFee),
      ...(standard && {
        deliveryTime: {
          '@type': 'ShippingDeliveryTime',
          handlingTime: days(facts.dispatch),
          transitTime: days([standard.minimumDays, standard.maximumDays]),
        },
      }),
    };
  });
}

function returnPolicy(countries: readonly string[], returns: ReturnFacts, fee: number): Data {
  return {
    '@type': 'MerchantReturnPolicy',
    applicableCountry: countries,
    returnPolicyCountry: 'LT',
    returnPolicyCategory: `${schemaOrg}/MerchantReturnFiniteReturnWindow`,
    merchantReturnDays: returns.days,
    returnMethod: `${schemaOrg}/ReturnByMail`,
    ...(fee === 0
      ? { returnFees: `${schemaOrg}/FreeReturn` }
      : { returnFees: `${schemaOrg}/ReturnShippingFees`, returnShippingFeesAmount: amount(fee) }),
  };
}

/** How goods worth `goods` euro cents go back: within Lithuania by one tariff, from abroad by another (settings). */
export function returnData({ zones, returns }: ShopFacts, goods: number): Data[] {
  const abroad = zones.map(({ country }) => country).filter((country) => country !== 'LT');
  const inLithuania = goods >= returns.labelFreeFrom ? 0 : returns.labelInLithuania;
  return [
    returnPolicy(['LT'], returns, inLithuania),
    ...(abroad.length > 0 ? [returnPolicy(abroad, returns, returns.labelAbroad)] : []),
  ];
}
