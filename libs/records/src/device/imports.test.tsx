/* oxlint-disable no-await-in-loop -- one crash, and one file, after the other */
import { exportText } from '@thela/ledger';
import type { LedgerEvent } from '@thela/ledger';
import { describe, expect, it } from 'vitest';
import { ASHA, eventOf } from '../testing/device/accounts';
import { currentDisk, eachOnNewDevice, importText, openTab } from '../testing/device/tabs';

const dosa = 'masala-dosa';
const DEVICE = '11111111-1111-4111-8111-111111111111';
const quiet = { platesSold: {}, reportError: () => {} };
const plates = (count: number) => ({ kind: 'plates', dish: dosa, plates: count }) as const;

eachOnNewDevice();

const fileOf = (events: readonly LedgerEvent[]) =>
  exportText(events, { exportedAt: Date.now(), device: DEVICE });
const stall = eventOf(1, { kind: 'stall', fields: { name: 'Asha Tiffins' }, at: 1 });
const ragi = eventOf(2, {
  kind: 'dish',
  dish: 'ragi',
  fields: { name: 'Ragi', sellingPrice: 45 },
  scope: 'from',
  at: 2,
});
const platesOf = (length: number) =>
  Array.from({ length }, (_, index) => eventOf(10 + index, plates(1)));
/** More than are stored at a time. */
const longFile = fileOf([stall, ragi, ...platesOf(1200)]);
const shortFile = fileOf([stall, ragi, ...platesOf(12)]);

/** Stages a file, in smaller parts than the product's. */
async function staged({ records }: ReturnType<typeof openTab>, eventsOfPart = 5) {
  const read = await records.files.read(new Blob([shortFile]));
  if (!read.ok) throw new Error(read.fault);
  const events = read.backup.parts.flatMap((part) => JSON.parse(part) as unknown[]);
  const parts = Array.from({ length: Math.ceil(events.length / eventsOfPart) }, (_, index) =>
    JSON.stringify(events.slice(index * eventsOfPart, (index + 1) * eventsOfPart)),
  );
  const backup = { ...read.backup, parts };
  const batch = { kind: 'backup', name: 'stall.json', backup, entries: [] } as const;
  const result = await records.files.stage(batch);
  if (!result.ok) throw new Error(result.reason);
  return result.id;
}

/** Has the browser end at a change of the database, and says whether it got that far. */
function dieAt(step: number): { readonly revive: () => boolean } {
  const { transaction } = IDBDatabase.prototype;
  let steps = 0;
  IDBDatabase.prototype.transaction = function dying(...given) {
    if (given[1] === 'readwrite') steps += 1;
    if (steps > step) throw new Error('The page has ended.');
    return transaction.apply(this, given);
  };
  return {
    revive: () => {
      IDBDatabase.prototype.transaction = transaction;
      return steps > step;
    },
  };
}

describe('a file that is read in', () => {
  it('adds nothing before all of it is staged, and then shows how much is stored', async () => {
    const tab = openTab(quiet);
    const { files } = tab.records;
    const id = await staged(tab);
    expect(tab.plates(dosa)).toBe(0);
    expect(await tab.totals()).toEqual([]);
    const shown: string[] = [];
    files.imports.subscribe(() => {
      const [now] = files.imports.getSnapshot();
      shown.push(`${now?.status} ${now?.done} of ${now?.count}${now?.isRunning ? '' : ' rests'}`);
    });
    expect(await files.apply(id)).toEqual({ ok: true, id });
    expect(tab.plates(dosa)).toBe(12);
    expect([...new Set(shown)]).toEqual([
      'applying 0 of 14',
      'applying 5 of 14',
      'applying 10 of 14',
      'applying 14 of 14',
      'applied 14 of 14',
      'applied 14 of 14 rests',
    ]);
    expect(await tab.totals()).toMatchObject([{ plates: 12 }]);
  });

  it('is read in whole, however long it is', async () => {
    const tab = openTab(quiet);
    expect(await importText(tab.records, longFile)).toMatchObject({ added: 1202, stored: true });
    expect(await tab.totals()).toMatchObject([{ plates: 1200 }]);
  });

  it('has the browser ask before the page is left, until all is stored', async () => {
    const tab = openTab(quiet);
    const id = await staged(tab);
    const leave = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(leave()).toBe(false);
    const applied = tab.records.files.apply(id);
    await expect.poll(leave).toBe(true);
    await applied;
    expect(leave()).toBe(false);
  });

  it('goes on in the next page, wherever this one ends, and is undone the same way', async () => {
    for (let step = 0, hasDied = true; hasDied; step += 1) {
      const tab = openTab(quiet);
      const id = await staged(tab);
      const { revive } = dieAt(step);
      await tab.records.files.apply(id);
      hasDied = revive();
      tab.end();
      const next = openTab(quiet);
      await next.settled();
      await expect.poll(() => next.plates(dosa), { message: `crash ${step}` }).toBe(12);
      const dead = dieAt(step);
      await next.records.files.undo(id);
      hasDied = dead.revive() || hasDied;
      const { ok } = await next.records.files.undo(id);
      expect(ok).toBe(true);
      expect(next.plates(dosa), `crash ${step}`).toBe(0);
      expect(next.stall.getSnapshot().isOwn).toBe(false);
      expect(next.records.files.imports.getSnapshot()).toEqual([]);
      await next.records.eraseAll();
      next.end();
    }
  });

  it('is not added when it was erased meanwhile', async () => {
    const tab = openTab(quiet);
    const id = await staged(tab);
    await tab.records.eraseAll();
    await tab.records.files.apply(id);
    expect(tab.plates(dosa)).toBe(0);
    expect(tab.records.files.imports.getSnapshot()).toEqual([]);
  });

  it('goes along into an account, where it is undone', async () => {
    const tab = openTab(quiet);
    const { id } = { id: '', ...(await importText(tab.records, shortFile)) };
    await (await tab.manager()).migratePhoneLedger(ASHA);
    expect(tab.plates(dosa)).toBe(12);
    const { files } = tab.records;
    await expect.poll(files.imports.getSnapshot).toMatchObject([{ id }]);
    await files.undo(id);
    expect(tab.plates(dosa)).toBe(0);
    // The other phones follow.
    const ledger = (await tab.manager()).syncedLedger();
    expect((await ledger?.countUnsent())?.count).toBe(28);
  });
});

describe('a file that is taken back', () => {
  it('leaves what was entered before and after, and a dish that was sold since', async () => {
    const tab = openTab(quiet);
    await tab.ledger.append([plates(4)]);
    const { id } = { id: '', ...(await importText(tab.records, shortFile)) };
    await tab.ledger.append([plates(2), { kind: 'plates', dish: 'ragi', plates: 3 }]);
    expect(tab.plates(dosa)).toBe(18);
    await tab.records.files.undo(id);
    expect(tab.plates(dosa)).toBe(6);
    const dish = tab.stall.getSnapshot().dishes.find((each) => each.id === 'ragi');
    expect(dish).toMatchObject({ name: 'Ragi', sellingPrice: 45 });
    expect(await tab.totals()).toMatchObject([{ plates: 9 }]);
    expect(tab.stall.getSnapshot().isOwn).toBe(false);
  });

  it('leaves a dish whole of which only the price was changed since', async () => {
    const tab = openTab(quiet);
    const { id } = { id: '', ...(await importText(tab.records, shortFile)) };
    tab.stall.saveDish('ragi', { sellingPrice: 50 });
    await tab.settled();
    await tab.records.files.undo(id);
    const dish = tab.stall.getSnapshot().dishes.find((each) => each.id === 'ragi');
    expect(dish).toMatchObject({ name: 'Ragi', sellingPrice: 50 });
  });

  it.each([
    [0, 3],
    [1, 2],
  ])('leaves what another file has, too: file %i first', async (first, left) => {
    const tab = openTab(quiet);
    const lists = [platesOf(2), platesOf(3)].map((taps) => fileOf([stall, ragi, ...taps]));
    const ids: string[] = [];
    for (const list of lists) ids.push({ id: '', ...(await importText(tab.records, list)) }.id);
    await tab.records.files.undo(ids[first] ?? '');
    expect(tab.plates(dosa)).toBe(left);
    expect(tab.stall.getSnapshot().name).toBe('Asha Tiffins');
    await tab.records.files.undo(ids[1 - first] ?? '');
    expect(tab.plates(dosa)).toBe(0);
    expect(tab.stall.getSnapshot().isOwn).toBe(false);
  });

  it('gives back what the file had taken back', async () => {
    const tab = openTab(quiet);
    const { events } = await tab.ledger.append([plates(4), plates(1)]);
    const undo = eventOf(9, { kind: 'undo', event: events[0]?.id, of: 'plates' });
    const { id } = { id: '', ...(await importText(tab.records, fileOf([...events, undo]))) };
    expect(tab.plates(dosa)).toBe(1);
    await tab.records.files.undo(id);
    expect(tab.plates(dosa)).toBe(5);
  });

  it('can be read in again, and taken back again, as often as a person likes', async () => {
    const tab = openTab(quiet);
    for (const round of [1, 2, 3]) {
      const read = await importText(tab.records, shortFile);
      expect(read, `round ${round}`).toMatchObject({ added: 14, stored: true });
      expect(tab.plates(dosa)).toBe(12);
      expect(await importText(tab.records, shortFile)).toMatchObject({ added: 0, known: 14 });
      await tab.records.files.undo('id' in read ? read.id : '');
      expect(tab.plates(dosa)).toBe(0);
    }
  });

  it('takes the answers of tools along', async () => {
    const answer = '00000000-0000-4000-8000-000000000001';
    const texts = { question: 'sour', answer: 'rice', language: 'en-IN', verdict: null };
    const answers = [{ tool: 'ai-chef', id: answer, at: 5, ...texts }];
    const text = exportText([], { exportedAt: 1, device: DEVICE, answers });
    const tab = openTab(quiet);
    const { id } = { id: '', ...(await importText(tab.records, text)) };
    const kept = () => Object.keys({ ...currentDisk() }).filter((key) => key.includes('answers'));
    expect(kept()).toHaveLength(1);
    await tab.records.files.undo(id);
    expect(kept()).toEqual([]);
  });
});

it.each([2, 99])(
  'goes on and is undone in the account, where its dish has another id; stored before the move: %i parts',
  async (stored) => {
    const tab = openTab(quiet);
    const id = await staged(tab);
    const crash = dieAt(2 * stored);
    await tab.records.files.apply(id);
    crash.revive();
    const same = { dishes: new Map([[dosa, 'plain-dosa']]), ingredients: new Map() };
    await (await tab.manager()).migratePhoneLedger(ASHA, same);
    await expect.poll(() => [tab.plates(dosa), tab.plates('plain-dosa')]).toEqual([0, 12]);
    await tab.records.files.undo(id);
    expect([tab.plates(dosa), tab.plates('plain-dosa')]).toEqual([0, 0]);
  },
);

it('stages entries of days, as of a table', async () => {
  const tab = openTab(quiet);
  const entries = [
    { day: '2026-11-18', entry: plates(30) },
    { day: '2026-11-19', entry: plates(20) },
  ];
  const result = await tab.records.files.stage({ kind: 'csv', name: 'sales.csv', entries });
  expect(await tab.totals('2026-11-18')).toEqual([]);
  if (result.ok) await tab.records.files.apply(result.id);
  expect(await tab.totals('2026-11-18')).toMatchObject([{ plates: 30 }]);
  expect(tab.records.files.imports.getSnapshot()).toMatchObject([
    { kind: 'csv', name: 'sales.csv', count: 2, status: 'applied' },
  ]);
});
