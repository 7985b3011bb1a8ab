import fc from 'fast-check';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { AccountStallId } from './synced-ledger';
import { ledgerKey } from './ledger-names';
import { ASHA, BINA, switchLedgerInOtherTab, sessions } from '../testing/device/accounts';
import { at, endTabs, newDevice, openTab } from '../testing/device/tabs';

const dosa = 'masala-dosa';
const copiesOfDevice = [null, ASHA, BINA];

beforeEach(() => at(new Date(2026, 10, 20, 18)));
afterEach(() => {
  endTabs();
});

interface Entered {
  plates: number;
  readonly prices: number[];
  /** The price that each tab typed last: of those that are typed letter by letter, it alone must be stored. */
  readonly last: Map<number, number>;
}

function deviceWithTwoTabs() {
  newDevice();
  const { session, signIn, end } = sessions();
  const opened: ReturnType<typeof openTab>[] = [];
  const open = () => {
    const made = openTab({ platesSold: {}, reportError: () => {}, session });
    opened.push(made);
    return made;
  };
  const tabs: [ReturnType<typeof open>, ReturnType<typeof open>] = [open(), open()];
  const entered = new Map<string, Entered>();
  const enteredIn = (binding: AccountStallId | null) => {
    const found: Entered = entered.get(ledgerKey(binding)) ?? {
      plates: 0,
      prices: [],
      last: new Map(),
    };
    entered.set(ledgerKey(binding), found);
    return found;
  };
  const shownIn = (tab: number) => enteredIn(tabs[tab]?.current.getSnapshot().id ?? null);
  let price = 50;
  const steps = {
    count: (tab: number) => {
      shownIn(tab).plates += 1;
      tabs[tab]?.day.changePlatesSold(dosa, 1);
    },
    price: (tab: number) => {
      price += 1;
      const { prices, last } = shownIn(tab);
      prices.push(price);
      last.set(tab, price);
      tabs[tab]?.day.setIngredientPrice('rice', price);
    },
    settle: (tab: number) => tabs[tab]?.settled(),
    reload: (tab: number) => {
      tabs[tab]?.end();
      tabs[tab] = open();
    },
    show: (tab: number, ledger: AccountStallId | null) => {
      try {
        tabs[tab]?.show(ledger);
      } catch {
        // Somebody else is signed in.
      }
    },
    signIn: (_tab: number, ledger: AccountStallId | null) => signIn(ledger ?? ASHA),
    endSession: end,
    /** The tabs hear what another one shows, which they may do late. */
    wakeUp: switchLedgerInOtherTab,
  };
  return { steps, tabs, opened, session, enteredIn };
}

type Device = ReturnType<typeof deviceWithTwoTabs>;

const step = fc.record({
  name: fc.constantFrom<(keyof Device['steps'])[]>(
    ...(['count', 'count', 'count', 'price', 'show', 'show', 'signIn'] as const),
    ...(['endSession', 'wakeUp', 'settle', 'reload'] as const),
  ),
  tab: fc.nat({ max: 1 }),
  ledger: fc.constantFrom(...copiesOfDevice),
});

/** Whether a tab shows a ledger of somebody else than who is signed in. */
function isLeak({ tabs, session }: Device): boolean {
  const now = session.getSnapshot();
  const shown = tabs.flatMap((tab) => tab.current.getSnapshot().id ?? []);
  return now.status === 'signed-in' && shown.some(({ account }) => account !== now.user.id);
}

async function storedIn({ tabs }: Device, binding: AccountStallId | null) {
  const text = await (await tabs[0].manager()).exportText(binding);
  const { events } = JSON.parse(text) as {
    readonly events: readonly { readonly plates?: number; readonly price?: number }[];
  };
  return {
    plates: events.reduce((sum, { plates = 0 }) => sum + plates, 0),
    prices: events.flatMap(({ price }) => price ?? []),
  };
}

/** A price that somebody types is stored when they pause: it must not be on the next device. */
async function untilAllIsStored({ opened }: Device) {
  const ledgers = opened.flatMap(({ ledgerOf }) =>
    copiesOfDevice.map((binding) => ledgerOf(binding)),
  );
  await Promise.all(ledgers.map(({ ledger }) => ledger.append([])));
}

it('an event stays in the ledger that was shown when it was made, and nobody sees another’s', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 40 }), async (steps) => {
      const device = deviceWithTwoTabs();
      for (const { name, tab, ledger } of steps) {
        // oxlint-disable-next-line no-await-in-loop -- one step after the other
        await device.steps[name](tab, ledger);
        expect(isLeak(device)).toBe(false);
      }
      await untilAllIsStored(device);
      for (const binding of copiesOfDevice) {
        const { plates, prices, last } = device.enteredIn(binding);
        // oxlint-disable-next-line no-await-in-loop -- one ledger after the other
        const stored = await storedIn(device, binding);
        expect(stored.plates).toBe(plates);
        expect(prices).toEqual(expect.arrayContaining(stored.prices));
        expect(stored.prices).toEqual(expect.arrayContaining([...last.values()]));
      }
      endTabs();
    }),
    { numRuns: 25 },
  );
});
