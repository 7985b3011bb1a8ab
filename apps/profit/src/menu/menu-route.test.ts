import { expect, it } from 'vitest';
import { entryPath, listPath, parseMenuRoute } from './menu-route';

it.each([
  ['menu', { kind: 'list', list: 'dishes' }],
  ['menu/dishes', { kind: 'list', list: 'dishes' }],
  ['menu/ingredients', { kind: 'list', list: 'ingredients' }],
  ['menu/dishes/new', { kind: 'entry', list: 'dishes', id: null }],
  ['menu/preparations/sambar', { kind: 'entry', list: 'preparations', id: 'sambar' }],
  ['menu/people', { kind: 'nowhere' }],
  ['menu/dishes/upma/more', { kind: 'nowhere' }],
  ['menus', { kind: 'nowhere' }],
])('%s is its own page', (path, place) => {
  expect(parseMenuRoute(path)).toEqual(place);
});

it.each(['dishes', 'ingredients', 'preparations'] as const)(
  '%s have paths that are read back',
  (list) => {
    expect(parseMenuRoute(listPath(list))).toEqual({ kind: 'list', list });
    expect(parseMenuRoute(entryPath(list, 'a-1'))).toEqual({ kind: 'entry', list, id: 'a-1' });
    expect(parseMenuRoute(entryPath(list, null))).toEqual({ kind: 'entry', list, id: null });
  },
);
