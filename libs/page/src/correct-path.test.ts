import { expect, it } from 'vitest';
import { correctPath } from './correct-path';

it.each([
  ['//', '/'],
  ['///', '/'],
  ['//tools/analytics', '/tools/analytics'],
  ['/tools//analytics//', '/tools/analytics'],
  ['/Tools/Analytics/', '/tools/analytics'],
  ['/stall/', '/stall'],
  ['/Stall/Dishes', '/stall/dishes'],
  ['/index.html', '/'],
  ['//index.hi-IN.html', '/'],
  ['/app.html', '/'],
  ['/tools/analytics/index.html', '/tools/analytics'],
  ['/tools/analytics.hi-Latn-IN.html', '/tools/analytics'],
])('puts %s right: %s', (path, correct) => {
  expect(correctPath(path)).toBe(correct);
});

it.each([
  '/account%23access_token=eyJ.aB',
  '/tools/analytics%3Ftoken_hash=aB',
  '/',
  '/tools/profit-optimizer/menu/Dosa%20(big)',
  '/stall/day/2026-11-22',
  '/Nowhere',
])('leaves %s as it is', (path) => expect(correctPath(path)).toBe(path));
