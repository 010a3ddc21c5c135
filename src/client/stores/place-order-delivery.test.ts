import { describe, expect, it } from 'vitest';
import { accepted, answer, fillIn, openCheckout, refusal, sent } from './place-order-harness.ts';

describe('what is bought and where it goes', () => {
  const locker = {
    country: 'LT',
    carrier: 'dpd',
    id: 'LT90001',
    name: 'Paštomatas „Ozas“',
    address: 'Ozo g. 25',
    city: 'Vilnius',
    postcode: 'LT-07150',
  } as const;

  it('is a locker in place of the address, and the success page learns its name', async () => {
    answer([() => Response.json(accepted)]);
    const { form, last, order } = await openCheckout();
    await fillIn(form);
    form.fillIn('way', 'locker');
    form.fillIn('pickup', locker);
    await order();
    expect(sent[0]?.['delivery']).toMatchObject({
      street: '',
      option: 'standard',
      pickup: { carrier: 'dpd', id: 'LT90001' },
    });
    expect(last.readLastOrder(accepted.orderNumber)?.locker).toBe(
      'DPD, Paštomatas „Ozas“, Ozo g. 25, LT-07150 Vilnius',
    );
    expect(last.lastOrderKeepsCart()).toBe(false);
  });

  it('a locker that has closed is forgotten, and the page says what to do', async () => {
    answer([() => refusal(400, 'pickup_point_unknown')]);
    const { form, order } = await openCheckout();
    await fillIn(form);
    form.fillIn('way', 'locker');
    form.fillIn('pickup', locker);
    expect((await order())?.message).toBe('pickupGone');
    expect(form.$checkoutForm.get()).toMatchObject({ way: 'locker', pickup: undefined });
  });

  it('names the company only when one buys, and leads to the field that is wrong', async () => {
    const codes = ['company_code_invalid', 'vat_code_invalid', 'company_postcode_invalid'];
    answer(codes.map((code) => () => refusal(400, code)));
    const { form, order } = await openCheckout();
    await fillIn(form);
    const place = { country: 'LT', postcode: '01123', city: 'Vilnius', street: 'Pilies g. 12' };
    form.fillIn('companyName', 'UAB „Siūlas“');
    form.fillIn('companyCode', ' 124110247 ');
    form.fillIn('buyer', 'company');
    expect((await order())?.field).toBe('companyCode');
    const company = { name: 'UAB „Siūlas“', country: 'LT', code: '124110247', vatCode: '' };
    expect(sent[0]?.['company']).toEqual({ ...company, address: place });
    expect((await order())?.field).toBe('companyVatCode');
    form.fillIn('companyPlace', 'own');
    form.fillIn('companyStreet', ' Laisvės al. 1 ');
    form.fillIn('companyPostcode', '44249');
    form.fillIn('companyCity', 'Kaunas');
    expect((await order())?.field).toBe('companyPostcode');
    const own = { country: 'LT', postcode: '44249', city: 'Kaunas', street: 'Laisvės al. 1' };
    expect(sent[2]?.['company']).toEqual({ ...company, address: own });
    form.fillIn('buyer', 'person');
    await order();
    expect(sent[3]).not.toHaveProperty('company');
  });
});
