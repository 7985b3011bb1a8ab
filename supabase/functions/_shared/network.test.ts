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
    ['unknown', 'unknown'],
  ])('of %s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
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
