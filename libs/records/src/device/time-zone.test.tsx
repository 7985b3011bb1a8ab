import { expect, it, vi } from 'vitest';
import { at, eachOnNewDevice, openTab } from '../testing/device/tabs';

const NEW_YORK = 'America/New_York';
const INDIA = 'Asia/Kolkata';
const dosa = 'masala-dosa';

type Tab = ReturnType<typeof openTab>;
const shownDay = (tab: Tab) => tab.ledger.today.getSnapshot();

function dayAt(tab: Tab, moment: string): string {
  at(new Date(moment));
  document.dispatchEvent(new Event('visibilitychange'));
  return shownDay(tab);
}

/** A stall that was set up on the 20th, and a tab of it that is open since the 26th. */
async function stallIn(timeZone: string, now: string): Promise<Tab> {
  at(new Date('2026-11-20T18:00+05:30'));
  const tab = openTab({});
  await tab.ledger.append([{ kind: 'stall', fields: { name: 'Asha Tiffin', timeZone } }]);
  dayAt(tab, now);
  await tab.settled();
  return tab;
}

eachOnNewDevice();

it('is India’s unless somebody chooses another one, wherever the device is', async () => {
  vi.stubEnv('TZ', NEW_YORK);
  const tab = openTab({});
  expect(dayAt(tab, '2026-11-27T03:59+05:30')).toBe('2026-11-26');
  expect(dayAt(tab, '2026-11-27T04:00+05:30')).toBe('2026-11-27');
  tab.stall.describe({ name: 'Asha Tiffin' });
  await tab.settled();
  expect(tab.stall.getSnapshot().timeZone).toBe(INDIA);
  expect(dayAt(tab, '2026-11-28T04:00+05:30')).toBe('2026-11-28');
});

it.each([
  // In New York it is 26 November, 23:30, and that day ends at 14:30 of India.
  [
    'forward',
    NEW_YORK,
    INDIA,
    '2026-11-26',
    [
      ['2026-11-27T14:29+05:30', '2026-11-26'],
      ['2026-11-27T14:30+05:30', '2026-11-27'],
      ['2026-11-28T03:59+05:30', '2026-11-27'],
      ['2026-11-28T04:00+05:30', '2026-11-28'],
    ],
  ],
  // In India it is 27 November: that day goes on until the next one begins in New York.
  [
    'back',
    INDIA,
    NEW_YORK,
    '2026-11-27',
    [
      ['2026-11-28T04:00+05:30', '2026-11-27'],
      ['2026-11-28T14:29+05:30', '2026-11-27'],
      ['2026-11-28T14:30+05:30', '2026-11-28'],
      ['2026-11-29T14:30+05:30', '2026-11-29'],
    ],
  ],
  // At the end of its day in Kiritimati, Honolulu has not even begun it.
  [
    'back by a whole day',
    'Pacific/Kiritimati',
    'Pacific/Honolulu',
    '2026-11-27',
    [
      ['2026-11-27T19:30+05:30', '2026-11-27'],
      ['2026-11-28T19:30+05:30', '2026-11-28'],
    ],
  ],
] as const)(
  'moves only the break after today when it changes %s',
  async (_name, from, to, today, days) => {
    const tab = await stallIn(from, '2026-11-27T10:00+05:30');
    expect(shownDay(tab)).toBe(today);
    await tab.ledger.append([{ kind: 'plates', dish: dosa, plates: 3 }]);
    tab.stall.describe({ timeZone: to });
    await tab.settled();
    expect(shownDay(tab)).toBe(today);
    expect(tab.plates(dosa)).toBe(3);
    // A page that opens meanwhile goes by the same days.
    const other = openTab({});
    await other.settled();
    for (const [moment, day] of days) {
      expect([dayAt(tab, moment), shownDay(other)]).toEqual([day, day]);
    }
    expect(await tab.totals(today)).toMatchObject([{ plates: 3 }]);
  },
);

it('keeps the day on which the stall was set up, also where it is the day before in its zone', async () => {
  at(new Date('2026-11-27T10:00+05:30'));
  const tab = openTab({});
  await tab.ledger.append([{ kind: 'stall', fields: { name: 'Asha Tiffin', timeZone: NEW_YORK } }]);
  expect(shownDay(tab)).toBe('2026-11-27');
  expect(tab.records.clockDoubt.getSnapshot()).toBeNull();
  tab.end();
  const again = openTab({});
  await again.settled();
  expect(shownDay(again)).toBe('2026-11-27');
  expect(again.records.clockDoubt.getSnapshot()).toBeNull();
  expect(dayAt(again, '2026-11-28T14:30+05:30')).toBe('2026-11-28');
});
