import { describe, expect, it } from 'vitest';
import {
  type CheckoutForm,
  emptyCheckoutForm,
  firstOpenStep,
  postcodeHint,
  readCheckoutForm,
  settlePhone,
  stepFields,
  wrongFields,
} from './form.ts';

const filled: CheckoutForm = {
  email: 'ruta@pastas.lt',
  name: 'Rūta Kazlauskienė',
  phone: '+370 612 34567',
  country: 'LT',
  option: 'standard',
  street: 'Pilies g. 12',
  postcode: '01123',
  city: 'Vilnius',
  note: '',
  method: 'bank',
};

describe('the checkout form', () => {
  it('is right when everything but the note is filled in', () => {
    expect(wrongFields(filled, [...stepFields.contact, ...stepFields.delivery])).toEqual([]);
    expect(firstOpenStep(filled)).toBe('payment');
  });

  it('names what must be mended in the order of the page', () => {
    expect(wrongFields(emptyCheckoutForm, stepFields.contact)).toEqual(['email', 'name', 'phone']);
    expect(wrongFields(emptyCheckoutForm, stepFields.delivery)).toEqual(['option', 'street', 'postcode', 'city']);
  });

  it.each(['', 'ruta', 'ruta@', '@pastas.lt', 'ruta@pastas', 'ru ta@pastas.lt', 'a@b@c.lt'])(
    'refuses the e-mail “%s”',
    (email) => {
      expect(wrongFields({ ...filled, email }, ['email'])).toEqual(['email']);
    },
  );

  it('opens at the first step that is not right', () => {
    expect(firstOpenStep(emptyCheckoutForm)).toBe('contact');
    expect(firstOpenStep({ ...filled, postcode: '0112' })).toBe('delivery');
  });

  it('judges the postcode by the country', () => {
    expect(wrongFields({ ...filled, country: 'LV' }, ['postcode'])).toEqual(['postcode']);
    expect(wrongFields({ ...filled, country: 'PL', postcode: '00-950' }, ['postcode'])).toEqual([]);
    expect(postcodeHint('LV')).toEqual({ count: 4, example: '1050' });
    expect(postcodeHint('PL')).toEqual({ count: 5, example: '00-950' });
  });

  it('keeps a phone right when another country is chosen afterwards', () => {
    const settled = settlePhone({ ...filled, phone: '0612 34567' });
    expect(settled.phone).toBe('+37061234567');
    expect(wrongFields({ ...settled, country: 'DE' }, ['phone'])).toEqual([]);
    expect(settlePhone({ ...filled, phone: '12' }).phone).toBe('12');
  });

  it('is read back as it was, and a stranger’s as empty', () => {
    expect(readCheckoutForm(JSON.parse(JSON.stringify(filled)))).toEqual(filled);
    expect(readCheckoutForm({ country: 'US', option: 'drone', email: 7 })).toEqual({
      ...emptyCheckoutForm,
      email: '7',
    });
    expect(readCheckoutForm(null)).toEqual(emptyCheckoutForm);
  });
});
