import { describe, expect, it } from 'vitest';
import { addressOf, networkOf } from './network';

describe('networkOf', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:DB8:0:7::1', '2001:db8:0:7'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['::', '0:0:0:0'],
    ['2001:0db8:0000:0007::', '2001:db8:0:7'],
    ['203.0.113.7:51234', '203.0.113.7'],
    ['[2001:db8:1:2::7]:443', '2001:db8:1:2'],
    ['fe80::7%eth0', 'fe80:0:0:0'],
    ['unknown', 'unknown'],
    ['203.0.113.7, 2001:db8::1', 'unknown'],
    ['2001:db8::1::2', 'unknown'],
    ['', 'unknown'],
  ])('of %s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});

describe('the wide network', () => {
  it.each([
    ['203.0.113.', ['203.0.113.7', '203.0.113.255:80', '::ffff:203.0.113.9', '::FFFF:cb00:7101']],
    [
      '203.0.113.',
      ['0:0:0:0:0:ffff:203.0.113.1', '0000::ffff:cb00:71fe', '[::ffff:203.0.113.3]:1'],
    ],
    ['2001:db8:1', ['2001:db8:1::', '2001:0DB8:0001:ffff::7', '2001:db8:1:2:3:4:5:6']],
    ['2001:db8:0', ['2001:db8::', '2001:db8:0:9::1', '2001:db8::203.0.113.7']],
  ])('%s has them all', (_name, addresses) => {
    expect(new Set(addresses.map((address) => networkOf(address, 'wide'))).size).toBe(1);
  });

  it('is another one beside it', () => {
    const beside = ['203.0.113.1', '203.0.114.1', '2001:db8:1::1', '2001:db8:2::1'];
    expect(new Set(beside.map((address) => networkOf(address, 'wide'))).size).toBe(4);
  });
});

describe('addressOf', () => {
  it('prefers Cloudflare, then the nearest proxy, then the connection', () => {
    const forwarded = { 'X-Forwarded-For': '1.1.1.1, 2.2.2.2' };
    expect(addressOf(new Headers({ ...forwarded, 'CF-Connecting-IP': '3.3.3.3' }), 'peer')).toBe(
      '3.3.3.3',
    );
    expect(addressOf(new Headers(forwarded), 'peer')).toBe('2.2.2.2');
    expect(addressOf(new Headers(), 'peer')).toBe('peer');
  });
});
