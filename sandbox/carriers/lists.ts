import { type Place, places } from './places.data.ts';

/** The four carriers' lists as each of them writes its own; written from their public lists, not from the shop's adapters. */

/** A carrier stands at most places but not at all; each leaves others out. */
const of = (countries: readonly string[], leftOut: number) =>
  places.filter(({ country }, index) => countries.includes(country) && (country !== 'LT' || index % 5 !== leftOut));

/** `Ozo g.` and `25` of `Ozo g. 25`. */
function parted(address: string): readonly [street: string, house: string] {
  const [, street = address, house = ''] = /^(.*\S)\s+(\d\S*)$/.exec(address) ?? [];
  return [street, house];
}

const names: Readonly<Record<string, (where: string) => string>> = {
  LT: (where) => `Paštomatas „${where}“`,
  LV: (where) => `Pakomāts “${where}”`,
  EE: (where) => `Pakiautomaat „${where}“`,
  PL: (where) => `Automat paczkowy „${where}”`,
  FI: (where) => `Pakettiautomaatti ”${where}”`,
};

/** What a locker is called in its country's language. */
const nameOf = ({ country, where }: Place) => names[country]?.(where) ?? where;

/** `locations.json`: all countries in one, X is the longitude; a post office (type 1) among the lockers (type 0). */
export function omnivaList(): object[] {
  const row = (place: Place, index: number, type: '0' | '1') => ({
    ZIP: String(70_001 + index),
    NAME: type === '0' ? nameOf(place) : `${place.where}, paštas`,
    TYPE: type,
    A0_NAME: place.country,
    A1_NAME: '',
    A2_NAME: place.city,
    A3_NAME: place.country === 'EE' ? 'Kesklinna linnaosa' : place.city,
    A4_NAME: '',
    A5_NAME: parted(place.address)[0],
    A6_NAME: '',
    A7_NAME: parted(place.address)[1],
    A8_NAME: '',
    X_COORDINATE: place.longitude,
    Y_COORDINATE: place.latitude,
    SERVICE_HOURS: '',
    MODIFIED: '2026-11-01T06:00:00.000+02:00',
  });
  const lockers = of(['LT', 'LV', 'EE', 'FI'], 0).map((place, index) => row(place, index, '0'));
  return [...lockers, ...places.slice(0, 1).map((place) => row(place, 900, '1'))];
}

/** `PickupParcelShopData.json`: towns in capitals, postcodes without letters; a shop among the lockers. */
export function dpdList(): object[] {
  const row = (place: Place, index: number, type: 'PickupStation' | 'ParcelShop') => ({
    parcelShopId: `${place.country}9${String(index).padStart(4, '0')}`,
    legacyShopId: place.country,
    parcelShopType: type,
    companyName: type === 'PickupStation' ? nameOf(place) : `Siuntų taškas „${place.where}“`,
    companyShortName: place.where,
    street: place.address,
    houseNo: '',
    countryCode: place.country,
    zipCode: place.postcode.replace('-', ''),
    city: place.city.toUpperCase(),
    longitude: place.longitude,
    latitude: place.latitude,
    openingHours: [],
  });
  const lockers = of(['LT', 'LV', 'EE', 'PL', 'FI'], 1).map((place, index) => row(place, index, 'PickupStation'));
  return [...lockers, ...places.slice(1, 2).map((place) => row(place, 900, 'ParcelShop'))];
}

/** `get_pickup_points`: one country, numbers as numbers; counters (1) beside lockers (3) unless lockers alone are asked for. */
export function venipakList(country: string, type: string | null): object[] {
  const row = (place: Place, index: number, kind: 1 | 3) => ({
    id: 3000 + index,
    name: `Venipak, ${place.where}`,
    code: `VNP${index}`,
    address: place.address,
    city: place.city,
    zip: place.postcode,
    country: place.country,
    terminal: '',
    display_name: kind === 3 ? nameOf(place) : `Siuntų taškas „${place.where}“`,
    description: '',
    working_hours: '',
    lat: place.latitude,
    lng: place.longitude,
    pick_up_enabled: 1,
    cod_enabled: 1,
    pick_up_type: kind,
  });
  const mine = of(['LT', 'LV', 'EE', 'PL'], 2).map((place, index) => row(place, index, 3));
  const all = [...mine, ...places.slice(2, 3).map((place) => row(place, 900, 1))];
  return all.filter((each) => each.country === country && (type === null || type.includes(String(each.pick_up_type))));
}

/** `/api/v2/terminal`: one country. */
export function lpExpressList(country: string): object[] {
  return of(['LT', 'LV', 'EE'], 3)
    .map((place, index) => ({
      id: String(1001 + index),
      name: nameOf(place),
      countryCode: place.country,
      municipality: place.city,
      city: place.city,
      address: place.address,
      postalCode: place.postcode,
      latitude: Number(place.latitude),
      longitude: Number(place.longitude),
      comment: '',
    }))
    .filter(({ countryCode }) => countryCode === country);
}
