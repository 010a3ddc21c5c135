import { describe, expect, it } from 'vitest';
import {
  type CheckoutForm,
  companyPlaceCountry,
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
  reminder: '',
  name: 'Rūta Kazlauskienė',
  phone: '+370 612 34567',
  buyer: 'person',
  companyName: '',
  companyCountry: 'LT',
  companyCode: '',
  companyVatCode: '',
  country: 'LT',
  way: 'courier',
  pickup: undefined,
  option: 'standard',
  street: 'Pilies g. 12',
  postcode: '01123',
  city: 'Vilnius',
  note: '',
  companyPlace: 'delivery',
  companyPlaceCountry: '',
  companyStreet: '',
  companyPostcode: '',
  companyCity: '',
  method: 'bank',
};

const pickup = {
  country: 'LT',
  carrier: 'dpd',
  id: 'LT90001',
  name: 'Paštomatas Ozas',
  address: 'Ozo g. 25',
  city: 'Vilnius',
  postcode: 'LT-07150',
} as const;

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

  it('asks for a locker instead of an address, in the country that it is for', () => {
    const toLocker: CheckoutForm = { ...filled, way: 'locker', street: '', postcode: '', city: '' };
    expect(wrongFields(toLocker, stepFields.delivery)).toEqual(['pickup']);
    const chosen = { ...toLocker, pickup };
    expect(wrongFields(chosen, stepFields.delivery)).toEqual([]);
    expect(firstOpenStep(chosen)).toBe('payment');
    expect(wrongFields({ ...chosen, country: 'LV' }, stepFields.delivery)).toEqual(['pickup']);
    expect(wrongFields({ ...filled, pickup: undefined }, stepFields.delivery)).toEqual([]);
  });

  it('asks a company for its name and code, and judges a VAT number if there is one', () => {
    const company: CheckoutForm = { ...filled, buyer: 'company' };
    expect(wrongFields(company, stepFields.contact)).toEqual(['companyName', 'companyCode']);
    const named = { ...company, companyName: 'UAB „Siūlas“', companyCode: '124110246' };
    expect(wrongFields(named, stepFields.contact)).toEqual([]);
    expect(wrongFields({ ...named, companyCode: '124110247' }, stepFields.contact)).toEqual(['companyCode']);
    expect(wrongFields({ ...named, companyVatCode: 'LT12' }, stepFields.contact)).toEqual(['companyVatCode']);
    const latvian = { ...named, companyCode: '40003521600' };
    expect(wrongFields({ ...latvian, companyCountry: 'LV' }, stepFields.contact)).toEqual([]);
    expect(wrongFields({ ...latvian, companyVatCode: 'LV40003521600' }, stepFields.contact)).toEqual([]);
    expect(wrongFields(latvian, stepFields.contact)).toEqual(['companyCode']);
  });

  it('is read back as it was, and a stranger’s as empty', () => {
    expect(readCheckoutForm(JSON.parse(JSON.stringify(filled)))).toEqual(filled);
    expect(readCheckoutForm({ country: 'US', option: 'drone', email: 7 })).toEqual({
      ...emptyCheckoutForm,
      email: '7',
    });
    const toLocker = { ...filled, way: 'locker', pickup, buyer: 'company', companyName: 'MB Siūlas' };
    expect(readCheckoutForm(JSON.parse(JSON.stringify(toLocker)))).toEqual(toLocker);
    expect(readCheckoutForm({ pickup: { ...pickup, carrier: 'pigeon' } }).pickup).toBeUndefined();
    expect(readCheckoutForm(null)).toEqual(emptyCheckoutForm);
  });
});

describe('the company’s address', () => {
  const own = ['companyStreet', 'companyPostcode', 'companyCity'] as const;
  const company: CheckoutForm = { ...filled, buyer: 'company', companyName: 'UAB „Siūlas“', companyCode: '124110246' };

  it.each([
    ['a person, whatever is chosen', { ...filled, companyPlace: 'own' } as const, []],
    ['a company at the delivery address', company, []],
    ['a company that has its seat elsewhere', { ...company, companyPlace: 'own' } as const, own],
    ['a company that has its goods sent to a locker', { ...company, way: 'locker', pickup } as const, own],
  ])('is asked for by itself of %s: %s', (_, form, expected) => {
    expect(wrongFields(form, stepFields.delivery)).toEqual(expected);
    expect(firstOpenStep(form)).toBe(expected.length === 0 ? 'payment' : 'delivery');
  });

  it('has the postcode of its own country, the register’s until another one is chosen', () => {
    const form: CheckoutForm = {
      ...{ ...company, companyPlace: 'own', companyStreet: 'Brīvības iela 5', companyCity: 'Rīga' },
      ...{ companyPostcode: '1010', companyCountry: 'LV' },
    };
    expect(companyPlaceCountry(form)).toBe('LV');
    expect(wrongFields(form, stepFields.delivery)).toEqual([]);
    expect(wrongFields({ ...form, companyPlaceCountry: 'LT' }, stepFields.delivery)).toEqual(['companyPostcode']);
  });

  it('is brought back as it was typed', () => {
    const form: CheckoutForm = {
      ...company,
      companyPlace: 'own',
      companyPlaceCountry: 'PL',
      companyStreet: 'ul. Długa 1',
    };
    expect(readCheckoutForm(JSON.parse(JSON.stringify(form)))).toEqual(form);
    expect(readCheckoutForm({ reminder: 'true', companyPlace: 'x', companyPlaceCountry: 'XX' })).toEqual(
      emptyCheckoutForm,
    );
  });
});
