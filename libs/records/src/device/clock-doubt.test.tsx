import { describe, expect, it, vi } from 'vitest';
import { at, currentDisk, eachOnNewDevice, openTab } from '../testing/device/tabs';
import { SNAPSHOT_KEY } from './storage-keys';

const SET_UP_DAY = '2026-11-20';
const LAST_DAY = '2026-11-26';
const thursday = new Date('2026-11-26T18:00+05:30');
const emptyBattery = new Date('2020-01-01T05:30+05:30');
const dosa = 'masala-dosa';
const plate = { kind: 'plates', dish: dosa, plates: 1 } as const;

/** A stall that was set up on Friday, with two plates on the Thursday after it. */
async function stallOfAWeek() {
  const tab = openTab({});
  await tab.ledger.append([
    { kind: 'dish', dish: dosa, fields: { sellingPrice: 50 }, scope: 'from' },
    { kind: 'stall', fields: { name: 'Asha Tiffin' } },
  ]);
  at(thursday);
  tab.end();
  const later = openTab({});
  await later.ledger.append([{ ...plate, plates: 2 }]);
  await later.settled();
  later.end();
}

/** A tab whose records are read. */
async function openRead() {
  const tab = openTab({});
  await tab.settled();
  return tab;
}

const isSample = (tab: ReturnType<typeof openTab>) =>
  !tab.stall.getSnapshot().isOwn || tab.day.getSnapshot().sampleItemIds.length > 0;
const shownDay = (tab: ReturnType<typeof openTab>) => tab.ledger.today.getSnapshot();

eachOnNewDevice();

describe('a clock that names a day before the set-up', () => {
  it('shows the stall as it is on its last day, at once and from the records', async () => {
    await stallOfAWeek();
    at(emptyBattery);
    const tab = openTab({});
    expect(isSample(tab)).toBe(false);
    await tab.settled();
    expect(isSample(tab)).toBe(false);
    expect(shownDay(tab)).toBe(LAST_DAY);
    expect(tab.plates(dosa)).toBe(2);
    expect(tab.records.clockDoubt.getSnapshot()).toEqual({
      clock: '2020-01-01',
      setUpDay: SET_UP_DAY,
    });
  });

  it('shows it also where only the records are left', async () => {
    await stallOfAWeek();
    at(emptyBattery);
    currentDisk().removeItem(SNAPSHOT_KEY);
    const tab = await openRead();
    expect(isSample(tab)).toBe(false);
    expect(shownDay(tab) >= SET_UP_DAY).toBe(true);
    expect(tab.records.clockDoubt.getSnapshot()?.setUpDay).toBe(SET_UP_DAY);
  });

  it.each([
    ['a plate', (tab: ReturnType<typeof openTab>) => tab.ledger.append([plate])],
    ['a plate of the last day', (tab) => tab.ledger.append([plate], LAST_DAY)],
    ['a count', async (tab) => tab.day.setPlatesSold(dosa, 7)],
    ['a price', async (tab) => tab.day.setIngredientPrice('onions', 99)],
    ['another name', async (tab) => tab.stall.describe({ name: 'Other' })],
  ] satisfies [string, (tab: ReturnType<typeof openTab>) => Promise<unknown>][])(
    'takes nothing in, and says so: %s',
    async (_name, enter) => {
      await stallOfAWeek();
      at(emptyBattery);
      const tab = await openRead();
      const all = { from: '0001-01-01', to: '9999-12-31' };
      const before = await tab.ledger.events(all);
      await enter(tab);
      await tab.settled();
      expect(await tab.ledger.events(all)).toEqual(before);
      expect(tab.plates(dosa)).toBe(2);
      expect(tab.notify.dayUnknown).toHaveBeenCalled();
    },
  );

  it('takes in what a person enters for another day: they said which', async () => {
    await stallOfAWeek();
    at(emptyBattery);
    const tab = await openRead();
    expect(await tab.ledger.append([plate], '2026-11-24')).toMatchObject({ ok: true });
    expect(await tab.totals('2026-11-24')).toMatchObject([{ plates: 1, revenue: 50 }]);
    expect(await tab.ledger.append([plate], '2026-01-05')).toMatchObject({ ok: true });
    expect(await tab.totals('2026-01-05')).toMatchObject([{ plates: 1, revenue: 50 }]);
    expect(tab.notify.dayUnknown).not.toHaveBeenCalled();
  });

  it('counts for the day that the person names, and goes on from there', async () => {
    await stallOfAWeek();
    at(emptyBattery);
    const tab = await openRead();
    tab.records.answerDay('2026-11-28');
    expect(tab.records.clockDoubt.getSnapshot()).toBeNull();
    expect(shownDay(tab)).toBe('2026-11-28');
    await tab.ledger.append([plate]);
    expect(await tab.totals('2026-11-28')).toMatchObject([{ plates: 1 }]);
    expect(tab.plates(dosa)).toBe(1);
    at(new Date('2020-01-02T05:30+05:30'));
    document.dispatchEvent(new Event('visibilitychange'));
    expect(shownDay(tab)).toBe('2026-11-29');
    // Set by hand to another wrong year, it is no clock that went on.
    at(new Date('2021-01-02T05:30+05:30'));
    document.dispatchEvent(new Event('visibilitychange'));
    expect(tab.records.clockDoubt.getSnapshot()).toMatchObject({ clock: '2021-01-02' });
    expect(shownDay(tab)).toBe('2026-11-29');
    // The next start cannot know for how long the device was off.
    tab.end();
    const again = await openRead();
    expect(again.records.clockDoubt.getSnapshot()).toMatchObject({ setUpDay: SET_UP_DAY });
    expect(shownDay(again)).toBe('2026-11-29');
  });

  it('asks no more once the clock is right', async () => {
    await stallOfAWeek();
    at(emptyBattery);
    const tab = await openRead();
    at(new Date('2026-11-27T12:00+05:30'));
    document.dispatchEvent(new Event('visibilitychange'));
    expect(tab.records.clockDoubt.getSnapshot()).toBeNull();
    expect(shownDay(tab)).toBe('2026-11-27');
    await tab.ledger.append([plate]);
    expect(await tab.totals('2026-11-27')).toMatchObject([{ plates: 1 }]);
  });

  it.each([
    ['back from a year ahead', '2027-11-26T18:00+05:30', '2026-11-27T12:00+05:30', '2026-11-27'],
    ['back from a leap day', '2028-02-29T18:00+05:30', '2026-11-27T12:00+05:30', '2026-11-27'],
    ['on from some days behind', '2026-11-22T18:00+05:30', '2026-11-27T12:00+05:30', '2026-11-27'],
    ['back to before 4 at night', '2026-11-28T04:30+05:30', '2026-11-28T03:30+05:30', '2026-11-27'],
    ['to before the set-up', '2026-11-27T18:00+05:30', '2020-01-01T05:30+05:30', null],
  ])('counts by the clock as it is where that is set %s while the page is open', async (...row) => {
    const [, wrong, right, day] = row;
    await stallOfAWeek();
    at(new Date(wrong));
    const tab = await openRead();
    const shown = shownDay(tab);
    at(new Date(right));
    const { ok, events } = await tab.ledger.append([plate], shown);
    expect([ok, events[0]?.day ?? null]).toEqual([day !== null, day]);
    expect(tab.plates(dosa)).toBe(day === null ? 0 : 1);
    at(new Date(wrong));
    document.dispatchEvent(new Event('visibilitychange'));
    at(new Date(right));
    tab.day.changePlatesSold(dosa, 2);
    await vi.waitFor(() => expect(tab.plates(dosa)).toBe(day === null ? 0 : 3));
  });

  it('is right where the stall was set up on a day that has not come, and is not asked about again', async () => {
    at(new Date('2027-11-20T18:00+05:30'));
    const ahead = openTab({});
    await ahead.ledger.append([{ kind: 'stall', fields: { name: 'Asha Tiffin' } }]);
    ahead.end();
    at(thursday);
    const tab = await openRead();
    expect(tab.records.clockDoubt.getSnapshot()).toMatchObject({ clock: LAST_DAY });
    tab.records.answerDay(LAST_DAY);
    await tab.ledger.append([plate]);
    expect(await tab.totals(LAST_DAY)).toMatchObject([{ plates: 1 }]);
    tab.end();
    at(new Date('2026-11-28T18:00+05:30'));
    const again = await openRead();
    expect(isSample(again)).toBe(false);
    expect(again.records.clockDoubt.getSnapshot()).toBeNull();
    expect(shownDay(again)).toBe('2026-11-28');
    at(emptyBattery);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(again.records.clockDoubt.getSnapshot()).not.toBeNull();
  });
});
