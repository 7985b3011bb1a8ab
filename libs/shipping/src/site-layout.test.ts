import { expect, it } from 'vitest';
import { addressOfPage } from './site-layout';

it.each([
  ['/tools/profit-optimizer/menu', '/tools/profit-optimizer'],
  ['/tools/profit-optimizer/menu/masala%20dosa?day=1.5', '/tools/profit-optimizer?day=1.5'],
  ['/tools/profit-optimizer/', '/tools/profit-optimizer'],
  ['/tools/profit-optimizer?from=/tools/a/b', '/tools/profit-optimizer?from=/tools/a/b'],
  ['/tools/profit-optimizer/lost.js', '/tools/profit-optimizer/lost.js'],
  ['/tools/', '/tools/'],
  ['/stall/dishes', '/stall/dishes'],
  ['/', '/'],
])('a server answers %s with the page at %s', (address, page) => {
  expect(addressOfPage(address)).toBe(page);
});
