import { builtInMenu, defaultIngredientPrices } from '@thela/pricing';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDay } from './day-store';
import { DAY_KEY } from './persisted-day';

const fixed = { 'onion-uttapam': 20, 'masala-dosa': 35 };
const allIds = builtInMenu.map(({ id }) => id);
const ends: (() => void)[] = [];

/** A tab of the site; `platesSold: undefined` opens with samples. */
function openTab(options: Partial<Parameters<typeof createDay>[0]> = { platesSold: fixed }) {
  const tab = createDay({ storage: () => window.localStorage, ...options });
  ends.push(tab.persistence.start());
  const plates = (id: string) => tab.day.getSnapshot().platesSold[id];
  const price = (name: string) => tab.day.getSnapshot().ingredientPrices[name];
  return { ...tab, plates, price, isPersisted: tab.persistence.isPersisted.getSnapshot };
}

const kept = () => window.localStorage.getItem(DAY_KEY);
const keep = (value: unknown) => window.localStorage.setItem(DAY_KEY, JSON.stringify(value));

/** The browser tells the other tabs that something changed. */
function tellTabs(key: string | null = DAY_KEY) {
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: kept() }));
}

/** The browser's storage, which counts what is written to it and can be full. */
function watchedStorage() {
  const watched = { writes: 0, isFull: false };
  const storage = () =>
    ({
      getItem: (key) => window.localStorage.getItem(key),
      setItem: (key, value) => {
        watched.writes += 1;
        if (watched.isFull) throw new DOMException('Full', 'QuotaExceededError');
        window.localStorage.setItem(key, value);
      },
    }) as Pick<Storage, 'getItem' | 'setItem'> as Storage;
  return { watched, storage };
}

const blocked = () => {
  throw new DOMException('Denied', 'SecurityError');
};

const sample = {
  schema: 1,
  ingredientPrices: { ...defaultIngredientPrices, onions: 42.5 },
  platesSold: { 'masala-dosa': 7 },
  sampleItemIds: [],
  platesSince: '2026-11-20',
};

beforeEach(() => window.localStorage.clear());
afterEach(() => {
  for (const end of ends.splice(0)) end();
  vi.useRealTimers();
});

describe('a day that nobody changed', () => {
  it('is not stored', () => {
    const tab = openTab({});
    expect(tab.day.getSnapshot().sampleItemIds).toEqual(allIds);
    expect(kept()).toBeNull();
    expect(tab.isPersisted()).toBe(false);
  });

  it('is not stored either when a change changes nothing', () => {
    const { day } = openTab();
    day.setPlatesSold('masala-dosa', 35);
    day.startFromZero();
    expect(kept()).toBeNull();
  });
});

describe('a day that the vendor changed', () => {
  it('is there again after a reload, before anything was rendered', () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 20, 18) });
    const { day, isPersisted } = openTab();
    day.setIngredientPrice('onions', 42.5);
    day.changePlatesSold('masala-dosa', 1);
    expect(isPersisted()).toBe(true);
    const again = openTab({});
    expect(again.day.getSnapshot()).toStrictEqual(day.getSnapshot());
    expect(again.day.getSnapshot()).toMatchObject({
      platesSold: { 'onion-uttapam': 20, 'masala-dosa': 36 },
      platesSince: '2026-11-20',
    });
    expect(again.isPersisted()).toBe(true);
  });

  it('still marks samples as samples after a price has changed', () => {
    const { day } = openTab({});
    day.setIngredientPrice('onions', 42.5);
    expect(openTab({}).day.getSnapshot()).toStrictEqual(day.getSnapshot());
    expect(openTab({}).day.getSnapshot().sampleItemIds).toEqual(allIds);
  });

  it('wins over fixed opening figures', () => {
    openTab({}).day.startFromZero();
    expect(openTab().plates('masala-dosa')).toBe(0);
  });

  it('is stored before any subscriber is called', () => {
    const { day } = openTab();
    const seen: (string | null)[] = [];
    day.subscribe(() => seen.push(kept()));
    day.changePlatesSold('masala-dosa', 1);
    expect(seen).toHaveLength(1);
    expect(seen[0]).toContain('"masala-dosa":36');
  });

  it('is removed from this device when it is cleared', () => {
    const { day, persistence, isPersisted } = openTab();
    day.setIngredientPrice('onions', 42.5);
    persistence.clear();
    expect(kept()).toBeNull();
    expect(isPersisted()).toBe(false);
    expect(day.getSnapshot().ingredientPrices).toEqual(defaultIngredientPrices);
    expect(day.getSnapshot().platesSold).toMatchObject(fixed);
    day.changePlatesSold('masala-dosa', 1);
    expect(isPersisted()).toBe(true);
  });
});

describe('two tabs', () => {
  it('agree after each change, and neither writes in answer to the other', () => {
    const { watched, storage } = watchedStorage();
    const [one, two] = [openTab({ storage }), openTab({ storage })];
    one.day.changePlatesSold('masala-dosa', 1);
    expect(watched.writes).toBe(1);
    tellTabs();
    expect(two.day.getSnapshot()).toStrictEqual(one.day.getSnapshot());
    expect(two.isPersisted()).toBe(true);
    expect(watched.writes).toBe(1);
    const heard = vi.fn<() => void>();
    two.day.subscribe(heard);
    tellTabs();
    expect(heard).not.toHaveBeenCalled();
  });

  it('lose nothing when one changes the day before it got the other’s change', () => {
    const [one, two] = [openTab(), openTab()];
    one.day.setIngredientPrice('onions', 42.5);
    two.day.changePlatesSold('masala-dosa', 1);
    one.day.changePlatesSold('masala-dosa', 1);
    tellTabs();
    for (const tab of [one, two]) {
      expect(tab.price('onions')).toBe(42.5);
      expect(tab.plates('masala-dosa')).toBe(37);
    }
  });

  it('are both cleared, also by clearing all of the storage', () => {
    const [one, two] = [openTab(), openTab()];
    for (const key of [DAY_KEY, null]) {
      one.day.setIngredientPrice('onions', 42.5);
      tellTabs();
      expect(two.price('onions')).toBe(42.5);
      if (key === null) window.localStorage.clear();
      else one.persistence.clear();
      tellTabs(key);
      expect(two.price('onions')).toBe(30);
      expect(two.isPersisted()).toBe(false);
    }
  });

  it('ignore other keys', () => {
    const { day, price } = openTab();
    day.setIngredientPrice('onions', 42.5);
    keep({ ...sample, ingredientPrices: { onions: 1 } });
    tellTabs('other');
    expect(price('onions')).toBe(42.5);
  });

  it('agree again when the browser restores one from its back/forward cache', () => {
    const { price } = openTab();
    keep(sample);
    window.dispatchEvent(new Event('pageshow'));
    expect(price('onions')).toBe(42.5);
  });

  it('no longer agree after they are closed', () => {
    const { price } = openTab();
    for (const end of ends.splice(0)) end();
    keep(sample);
    tellTabs();
    expect(price('onions')).toBe(30);
  });
});

describe('a stored text that cannot be used', () => {
  it.each([
    ['no JSON', '{'],
    ['nothing', ''],
    ['null', 'null'],
    ['a list', '[1]'],
    ['no day', '{"schema":1}'],
    ['no format', JSON.stringify({ ...sample, schema: undefined })],
    ['an older format', JSON.stringify({ ...sample, schema: 0 })],
    ['samples that nobody can tell', JSON.stringify({ ...sample, sampleItemIds: {} })],
    ['more than any day', JSON.stringify({ ...sample, more: 'x'.repeat(100_000) })],
    ['brackets without end', '['.repeat(40_000)],
  ])('changes nothing and gives way to the next change: %s', (_, text) => {
    window.localStorage.setItem(DAY_KEY, text);
    const { day, price, plates, isPersisted } = openTab();
    expect(isPersisted()).toBe(false);
    expect(price('onions')).toBe(30);
    expect(plates('masala-dosa')).toBe(35);
    day.changePlatesSold('masala-dosa', 1);
    expect(openTab({}).plates('masala-dosa')).toBe(36);
  });

  it('does not change a day that is open', () => {
    const { day, price } = openTab();
    day.setIngredientPrice('onions', 42.5);
    window.localStorage.setItem(DAY_KEY, '{');
    tellTabs();
    expect(price('onions')).toBe(42.5);
    day.setIngredientPrice('rice', 61);
    expect(openTab().price('onions')).toBe(42.5);
  });

  it('leaves the valid figures beside it in place', () => {
    keep({
      ...sample,
      ingredientPrices: { onions: '42', rice: -1, oil: 130, saffron: 9 },
      platesSold: { 'masala-dosa': 7, 'plain-dosa': 2.5, 'idli-sambar': null, vada: 9 },
      platesSince: 20,
    });
    const { ingredientPrices, platesSold, ...day } = openTab().day.getSnapshot();
    expect(ingredientPrices).toEqual({ ...defaultIngredientPrices, oil: 130 });
    expect(platesSold).toEqual({
      ...Object.fromEntries(allIds.map((id) => [id, 0])),
      'masala-dosa': 7,
    });
    expect(day).not.toHaveProperty('platesSince');
  });

  it('pollutes nothing', () => {
    const inherited = '"__proto__":{"onions":1,"polluted":1},"constructor":{"prototype":{"a":1}}';
    window.localStorage.setItem(
      DAY_KEY,
      `{"schema":1,${inherited},"ingredientPrices":{"onions":1e999,${inherited}},"platesSold":{${inherited}},"sampleItemIds":["__proto__"]}`,
    );
    const { day } = openTab();
    expect(day.getSnapshot().ingredientPrices).toEqual(defaultIngredientPrices);
    expect(Object.values(day.getSnapshot().platesSold)).toEqual([0, 0, 0, 0, 0]);
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  });

  it('never gives a figure that no day can have, whatever the text', () => {
    const anything = fc.anything({ withNullPrototype: false });
    const almost = fc.record({
      schema: fc.constant(1),
      ingredientPrices: fc.oneof(
        fc.dictionary(fc.constantFrom(...Object.keys(defaultIngredientPrices)), anything),
        anything,
      ),
      platesSold: fc.oneof(fc.dictionary(fc.constantFrom(...allIds), anything), anything),
      sampleItemIds: fc.oneof(fc.array(fc.constantFrom(...allIds)), anything),
      platesSince: anything,
    });
    fc.assert(
      fc.property(
        fc.oneof(
          fc.json(),
          almost.map((value) => fc.stringify(value)),
          almost.map(toJson),
        ),
        (text) => {
          window.localStorage.setItem(DAY_KEY, text);
          const { day } = openTab();
          const { ingredientPrices, platesSold } = day.getSnapshot();
          expect(Object.keys(platesSold)).toEqual(allIds);
          for (const price of Object.values(ingredientPrices)) {
            expect(price >= 0 && price <= 1e9).toBe(true);
          }
          for (const count of Object.values(platesSold)) {
            expect(Number.isInteger(count) && count >= 0 && count <= 1e6).toBe(true);
          }
          for (const end of ends.splice(0)) end();
        },
      ),
    );
  });
});

function toJson(value: unknown): string {
  try {
    return JSON.stringify(value, (_, part: unknown) =>
      typeof part === 'bigint' ? String(part) : part,
    );
  } catch {
    return 'null';
  }
}

describe('a newer format', () => {
  const newer = JSON.stringify({ schema: 2, dishes: ['something new'] });

  it('is not overwritten; this page stores nothing', () => {
    window.localStorage.setItem(DAY_KEY, newer);
    const { day, plates, isPersisted } = openTab();
    expect(plates('masala-dosa')).toBe(35);
    expect(isPersisted()).toBe(true);
    day.changePlatesSold('masala-dosa', 1);
    expect(plates('masala-dosa')).toBe(36);
    expect(kept()).toBe(newer);
  });

  it('that another tab starts to write is not overwritten either', () => {
    const { day, plates } = openTab();
    day.changePlatesSold('masala-dosa', 1);
    window.localStorage.setItem(DAY_KEY, newer);
    tellTabs();
    day.changePlatesSold('masala-dosa', 1);
    expect(plates('masala-dosa')).toBe(37);
    expect(kept()).toBe(newer);
  });

  it('is removed when the person asks for it', () => {
    window.localStorage.setItem(DAY_KEY, newer);
    const { day, persistence } = openTab();
    persistence.clear();
    expect(kept()).toBeNull();
    day.changePlatesSold('masala-dosa', 1);
    expect(openTab().plates('masala-dosa')).toBe(36);
  });
});

describe('storage that is blocked or full', () => {
  it('keeps the day in memory until the page closes', () => {
    const { day, plates, persistence, isPersisted } = openTab({
      platesSold: fixed,
      storage: blocked,
    });
    day.changePlatesSold('masala-dosa', 1);
    day.changePlatesSold('masala-dosa', 1);
    expect(plates('masala-dosa')).toBe(37);
    expect(isPersisted()).toBe(false);
    tellTabs(null);
    expect(plates('masala-dosa')).toBe(37);
    persistence.clear();
    expect(plates('masala-dosa')).toBe(35);
  });

  it('for a while does no harm', () => {
    let isBlocked = true;
    const storage = () => (isBlocked ? blocked() : window.localStorage);
    const { day, plates } = openTab({ platesSold: fixed, storage });
    day.changePlatesSold('masala-dosa', 1);
    isBlocked = false;
    tellTabs();
    expect(plates('masala-dosa')).toBe(36);
    day.changePlatesSold('masala-dosa', 1);
    expect(openTab().plates('masala-dosa')).toBe(37);
  });

  it('because it is full keeps the changes in memory', () => {
    const { watched, storage } = watchedStorage();
    const { day, plates } = openTab({ platesSold: fixed, storage });
    day.changePlatesSold('masala-dosa', 1);
    watched.isFull = true;
    day.changePlatesSold('masala-dosa', 1);
    day.changePlatesSold('masala-dosa', 1);
    tellTabs();
    expect(plates('masala-dosa')).toBe(38);
    expect(kept()).toContain('"masala-dosa":36');
    watched.isFull = false;
    day.changePlatesSold('masala-dosa', 1);
    expect(openTab().plates('masala-dosa')).toBe(39);
  });
});
