import { describe, expect, it } from 'vitest';
import { allowedAddress, isOpenAddress } from './allowed-address.ts';

describe('an address on the network', () => {
  it.each([
    ...[
      '127.0.0.1',
      '127.9.9.9',
      '0.0.0.0',
      '10.1.2.3',
      '100.64.0.1',
      '169.254.169.254',
      '172.16.0.1',
      '172.31.255.255',
    ],
    ...[
      '192.168.1.1',
      '198.18.0.1',
      '224.0.0.1',
      '255.255.255.255',
      '::',
      '::1',
      'fe80::1',
      'fc00::1',
      'fd12::1',
      'ff02::1',
    ],
    ...[
      '::ffff:127.0.0.1',
      '::ffff:8.8.8.8',
      '64:ff9b::7f00:1',
      '2002:7f00:1::',
      '2001::1',
      '2001:db8::1',
      'localhost',
      '',
    ],
  ])('%s is not of the open internet', (address) => {
    expect(isOpenAddress(address)).toBe(false);
  });

  it.each(['8.8.8.8', '172.32.0.1', '193.219.1.1', '2a00:1450:4001::200e', '2606:4700::1111'])('%s is', (address) => {
    expect(isOpenAddress(address)).toBe(true);
  });
});

describe('the address of a list', () => {
  it.each([
    'http://supplier.example/list.csv',
    'https://127.0.0.1/list.csv',
    'https://2130706433/list.csv',
    'https://0x7f.1/list.csv',
    'https://[::1]/list.csv',
    'https://[::ffff:10.0.0.1]/list.csv',
    'https://supplier.example:8443/list.csv',
    'https://name:word@supplier.example/list.csv',
    'file:///etc/passwd',
    'ftp://supplier.example/list.csv',
    'list.csv',
    '',
  ])('“%s” is not read', (address) => {
    expect(allowedAddress(address, undefined)).toBeUndefined();
    expect(allowedAddress(address, 'http://127.0.0.1:8894')).toBeUndefined();
  });

  it('is https to a name, or the one that the environment names for one machine', () => {
    expect(allowedAddress('https://supplier.example/list.csv?a=1', undefined)?.hostname).toBe('supplier.example');
    const local = 'http://127.0.0.1:8894/suppliers/list.csv';
    expect(allowedAddress(local, undefined)).toBeUndefined();
    expect(allowedAddress(local, 'http://127.0.0.1:8894/suppliers')?.href).toBe(local);
    expect(allowedAddress('http://127.0.0.1:8889/rest', 'http://127.0.0.1:8894')).toBeUndefined();
  });
});
