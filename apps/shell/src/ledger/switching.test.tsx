import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Binding } from '../sync/synced-copy';
import { keyOf } from './copy-names';
import { ASHA, BINA, hearOfShown, sessions } from './testing/accounts';
import { at, endTabs, newDevice, openTab } from './testing/tabs';

const dosa = 'masala-dosa';
const quiet = { platesSold: {}, reportError: () => {} };
const people = [ASHA, BINA];
const copiesOfDevice = [null, ASHA, BINA];

beforeEach(() => at(new Date(2026, 10, 20, 18)));
afterEach(() => {
  endTabs();
  vi.useRealTimers();
});

const tab = fc.nat({ max: 1 });
const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ do: fc.constant('count' as const), tab }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('price' as const), tab }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('show' as const),
      tab,
      copy: fc.constantFrom(...copiesOfDevice),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('signIn' as const), who: fc.constantFrom(...people) }),
  },
  fc.record({ do: fc.constant('end' as const) }),
  fc.record({ do: fc.constant('wakeUp' as const) }),
  fc.record({ do: fc.constant('settle' as const), tab }),
  fc.record({ do: fc.constant('reload' as const), tab }),
);

it('whatever is shown when, an event belongs to the copy that was shown when it was made, and nobody sees another’s', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 40 }), async (steps) => {
      newDevice();
      const { session, signIn, end } = sessions();
      const opened: ReturnType<typeof openTab>[] = [];
      const open = () => {
        const made = openTab({ ...quiet, session });
        opened.push(made);
        return made;
      };
      const tabs = [open(), open()];
      const at = (index: number) => {
        const found = tabs[index];
        if (!found) throw new Error('No such tab.');
        return found;
      };
      const shown = (index: number) => at(index).shown.getSnapshot().binding;
      const counted = new Map<string, number>();
      /** All prices of a copy, and the last one that each tab typed. */
      const prices = new Map<string, { all: number[]; last: Map<number, number> }>();
      let price = 50;
      for (const each of steps) {
        const now = session.getSnapshot();
        if (each.do === 'count') {
          const key = keyOf(shown(each.tab));
          at(each.tab).day.changePlatesSold(dosa, 1);
          counted.set(key, (counted.get(key) ?? 0) + 1);
        } else if (each.do === 'price') {
          price += 1;
          at(each.tab).day.setIngredientPrice('rice', price);
          const key = keyOf(shown(each.tab));
          const typed = prices.get(key) ?? { all: [], last: new Map() };
          prices.set(key, { all: [...typed.all, price], last: typed.last.set(each.tab, price) });
        } else if (each.do === 'show') {
          const isOthers =
            each.copy !== null && now.status === 'signed-in' && now.user.id !== each.copy.account;
          if (isOthers) expect(() => at(each.tab).show(each.copy)).toThrow('Somebody else');
          else {
            at(each.tab).show(each.copy);
            expect(shown(each.tab)).toEqual(each.copy);
          }
        } else if (each.do === 'signIn') signIn(each.who);
        else if (each.do === 'end') end();
        else if (each.do === 'wakeUp') hearOfShown();
        // oxlint-disable-next-line no-await-in-loop -- one step after the other
        else if (each.do === 'settle') await at(each.tab).settled();
        else {
          at(each.tab).end();
          tabs[each.tab] = open();
        }
        expectNobodyElses(session.getSnapshot(), [shown(0), shown(1)]);
      }
      for (const binding of copiesOfDevice) {
        // oxlint-disable-next-line no-await-in-loop -- one copy after the other
        await expectCopy(at(0), binding, {
          counted: counted.get(keyOf(binding)) ?? 0,
          all: prices.get(keyOf(binding))?.all ?? [],
          last: [...(prices.get(keyOf(binding))?.last.values() ?? [])],
        });
      }
      // A price that somebody types is stored when they pause, which must not be on the next device.
      await Promise.all(
        opened.flatMap(({ copyOf }) =>
          copiesOfDevice.map((binding) => copyOf(binding).ledger.append([])),
        ),
      );
      endTabs();
    }),
    { numRuns: 25 },
  );
});

function expectNobodyElses(
  session: ReturnType<ReturnType<typeof sessions>['session']['getSnapshot']>,
  shown: readonly (Binding | null)[],
) {
  for (const binding of shown) {
    if (binding && session.status === 'signed-in') expect(binding.account).toBe(session.user.id);
  }
}

async function expectCopy(
  tab: ReturnType<typeof openTab>,
  binding: Binding | null,
  expected: {
    readonly counted: number;
    readonly all: readonly number[];
    readonly last: readonly number[];
  },
) {
  const copies = await tab.copies();
  await vi.waitFor(async () => {
    const { events } = JSON.parse(await copies.exportText(binding)) as {
      events: readonly { kind: string; plates?: number; price?: number }[];
    };
    const plates = events.map(({ plates: count = 0 }) => count);
    expect(plates.reduce((sum, count) => sum + count, 0)).toBe(expected.counted);
    const stored = events.flatMap(({ price }) => price ?? []);
    expect(expected.all).toEqual(expect.arrayContaining(stored));
    // What was typed letter by letter may be stored once.
    expect(stored).toEqual(expect.arrayContaining([...expected.last]));
  });
}
