import { expect, it } from 'vitest';
import type { Shell } from './shell';
import { deepFreeze, toolShell } from './tool-shell';

const store = <Value>(value: Value) => ({ getSnapshot: () => value, subscribe: () => () => {} });

/** A shell with one member too many at each level. */
const wide = () =>
  ({
    contract: '2.0',
    loaders: new Map(),
    brand: { product: 'Thela' },
    day: {
      ...store({}),
      setIngredientPrice: () => {},
      setPlatesSold: () => {},
      changePlatesSold: () => {},
      startFromZero: () => {},
      showSampleFigures: () => {},
      startNewDay: () => {},
      clear: () => {},
    },
    session: { ...store({}), getAccessToken: () => Promise.resolve(null), signOut: () => {} },
    ai: { mode: 'gateway', baseUrl: '/ai', models: { advice: ['a'], recipe: [], strategy: [] } },
    voice: { engine: 'browser' },
    notify: { show: () => 'a', update: () => {}, dismiss: () => {}, getSnapshot: () => [] },
    openTool: () => {},
    reportError: () => {},
    location: { ...store('menu'), href: () => '', navigate: () => {}, router: {} },
    stall: {
      ...store({}),
      saveDish: () => 'dosa',
      saveIngredient: () => 'rice',
      setPrice: () => {},
      describe: () => {},
      open: () => {},
      role: { ...store('helper'), set: () => {} },
      eraseAll: () => {},
    },
    ledger: {
      today: { ...store('2026-11-22'), set: () => {} },
      append: () => {},
      undo: () => {},
      events: () => {},
      totals: () => {},
      subscribe: () => () => {},
      database: {},
    },
    language: { ...store('en-IN'), choose: () => {} },
    answers: {
      ...store([]),
      keep: () => {},
      judge: () => {},
      remove: () => {},
      restore: () => {},
      ofOthers: () => [],
    },
  }) as unknown as Shell;

it('gives a tool the members of the contract and no others', () => {
  const shell = toolShell(wide());
  expect(Object.keys(shell).toSorted().join(' ')).toBe(
    'ai answers brand contract day language ledger location notify openTool reportError session stall voice',
  );
  expect(Object.keys(shell.day).toSorted().join(' ')).toBe(
    'changePlatesSold getSnapshot setIngredientPrice setPlatesSold showSampleFigures startFromZero startNewDay subscribe',
  );
  expect(Object.keys(shell.session)).toEqual(['getSnapshot', 'subscribe', 'getAccessToken']);
  expect(Object.keys(shell.notify)).toEqual(['show', 'update', 'dismiss']);
  expect(Object.keys(shell.location)).toEqual(['getSnapshot', 'subscribe', 'href', 'navigate']);
  expect(Object.keys(shell.stall).toSorted().join(' ')).toBe(
    'describe getSnapshot open role saveDish saveIngredient setPrice subscribe',
  );
  expect(Object.keys(shell.stall.role)).toEqual(['getSnapshot', 'subscribe']);
  expect(Object.keys(shell.ledger).toSorted().join(' ')).toBe(
    'append correct events subscribe today totals undo',
  );
  expect(Object.keys(shell.ledger.today)).toEqual(['getSnapshot', 'subscribe']);
});

it('freezes every object and function that a tool gets', () => {
  expect(thawedIn(toolShell(wide()))).toEqual([]);
});

it('freezes what a frozen snapshot shares with the last one only once, and a circle, too', () => {
  const shared = { onions: 30 };
  const circle: Record<string, unknown> = { shared };
  circle.self = circle;
  expect(deepFreeze(circle)).toBe(circle);
  expect(thawedIn({ shared: deepFreeze({ shared }) })).toEqual(['']);
  expect(deepFreeze(null)).toBe(null);
});

function thawedIn(value: unknown, path = ''): string[] {
  if (value === null || !['object', 'function'].includes(typeof value)) return [];
  const inner = Object.entries(value as object).flatMap(([name, member]) =>
    thawedIn(member, `${path}.${name}`),
  );
  return Object.isFrozen(value) ? inner : [path, ...inner];
}
