import { catalogueDishes } from '@thela/kitchen-book/catalogue';
import { exportText, noReferences, stallOn, totalsOf, undoOf, withReferences } from '@thela/ledger';
import type { Entry, LedgerEvent } from '@thela/ledger';
import { describe, expect, it } from 'vitest';
import { eventOf } from '../testing/device/accounts';
import { readPart } from './import-parts';
import { readBackup } from './read-backup';

const TODAY = '2026-11-20';
const DEVICE = '11111111-1111-4111-8111-111111111111';

const usual = (id: string) => {
  const dish = catalogueDishes.find((each) => each.id === id);
  if (!dish) throw new TypeError(id);
  const { name, sellingPrice, recipe } = dish;
  return { name, sellingPrice, recipe, isRetired: false };
};
const stall = (name: string) => ({ kind: 'stall', fields: { name, place: '' } }) as const;
const dish = (id: string, fields: object = usual(id)) =>
  ({ kind: 'dish', dish: id, fields, scope: 'from' }) as Entry;
const plates = (id: string, count: number) =>
  ({ kind: 'plates', dish: id, plates: count }) as const;

/** Events of one phone, in the order of the entries; a later phone has a higher number. */
const enter = (phone: number, ...entries: readonly Entry[]) =>
  entries.map((entry, index) => eventOf(phone * 1000 + index, entry));

async function read(here: readonly LedgerEvent[], file: readonly LedgerEvent[]) {
  const text = exportText(file, { exportedAt: 5, device: DEVICE });
  const result = await readBackup({
    file: new Blob([text]),
    known: here.map(({ id }) => id),
    references: here.filter(({ kind }) => kind !== 'plates' && kind !== 'undo'),
    today: TODAY,
  });
  if (!result.ok) throw new TypeError(result.fault);
  const added = result.backup.parts.flatMap(readPart);
  const decided = result.entries.map((entry, index) => eventOf(90_000 + index, entry));
  const all = [...here, ...added, ...decided];
  const references = withReferences(noReferences, all);
  const { dishes, ...after } = stallOn(references, TODAY);
  const menu = dishes.filter(({ isRetired }) => !isRetired);
  return { ...result, added, all, after, menu, totals: totalsOf(references, TODAY, all) };
}

/** A set-up at usual prices on the new phone, later than all of the file. */
const newPhone = enter(
  5,
  stall('Asha'),
  dish('pani-puri'),
  dish('chai'),
  dish('own-new', { name: 'Ragi  sangati', sellingPrice: 40, recipe: [], isRetired: false }),
);

it.each([
  [300, 'too-many'],
  [200, undefined],
])('with %i dishes beside some of here says %s', async (count, fault) => {
  const entries = Array.from({ length: count }, (_, index) =>
    dish(`d${index}`, { name: `Dish ${index}` }),
  );
  const file = new Blob([exportText(enter(1, ...entries), { exportedAt: 5, device: DEVICE })]);
  const request = { file, known: [], references: newPhone, today: TODAY };
  expect(await readBackup(request)).toMatchObject(fault ? { ok: false, fault } : { ok: true });
});

it('has what was taken back and restored, also where its dish has another id here', async () => {
  const ragi = { name: 'ragi sangati', sellingPrice: 40, recipe: [], isRetired: false };
  const file = enter(1, stall('Asha'), dish('own-old', ragi), plates('own-old', 3));
  const undos = file.slice(2).map((event, index) => eventOf(2000 + index, undoOf(event)));
  const restore = eventOf(3000, { kind: 'restore', events: undos.map(({ id }) => id) });
  expect((await read(newPhone, [...file, ...undos])).totals.plates).toBe(0);
  expect((await read(newPhone, [...file, ...undos, restore])).totals.plates).toBe(3);
});

describe('a backup of a phone that is gone, on a new one that was set up', () => {
  const milk = usual('chai').recipe.map((line) =>
    line.unit === 'ml' || line.unit === 'litre' ? { ...line, amount: 40, unit: 'ml' } : line,
  );
  const oldPhone = enter(
    1,
    stall('Asha'),
    dish('pani-puri'),
    dish('chai'),
    dish('own-old', { name: 'Ragi Sangati', sellingPrice: 40, recipe: [], isRetired: false }),
    dish('pani-puri', { sellingPrice: 50 }),
    dish('chai', { recipe: milk }),
    plates('own-old', 3),
    plates('pani-puri', 2),
  );

  it('has the prices and recipes that were decided, and no dish twice', async () => {
    const here = [...newPhone, ...enter(6, plates('own-new', 1))];
    const { menu, preview, totals } = await read(here, oldPhone);
    expect(preview.questions).toEqual([]);
    expect(preview.priceChanges).toEqual([{ name: 'Pani Puri', from: 30, to: 50 }]);
    expect(menu.map(({ name, sellingPrice }) => [name, sellingPrice])).toEqual(
      expect.arrayContaining([
        ['Pani Puri', 50],
        ['Chai', 15],
      ]),
    );
    expect(menu.find(({ id }) => id === 'chai')?.recipe).toEqual(milk);
    expect(menu.filter(({ name }) => /ragi/i.test(name))).toHaveLength(1);
    expect(totals.dishes.find((each) => each.dish === 'own-new')?.plates).toBe(4);
  });

  it.each(['Raagi Sangathi', 'रागी संगटी', 'RAGI-SANGATI'])(
    'joins its own dish that is %s',
    async (name) => {
      const file = enter(
        1,
        stall('Asha'),
        dish('own', { name, isRetired: false }),
        plates('own', 3),
      );
      const { menu, totals, preview, all } = await read(newPhone, file);
      expect(menu.filter(({ id }) => id.startsWith('own'))).toHaveLength(1);
      expect(totals.dishes.find((each) => each.dish === 'own-new')?.plates).toBe(3);
      expect(preview.questions).toMatchObject([{ file: { fields: { name } } }]);
      expect((await read(all, file)).preview.added).toBe(0);
    },
  );

  it('is the same stall, and adds nothing when it is read in twice', async () => {
    const first = await read(newPhone, oldPhone);
    expect(first.preview).toMatchObject({ isOther: false, added: oldPhone.length, questions: [] });
    const again = await read(first.all, oldPhone);
    expect(again.preview).toMatchObject({ added: 0, known: oldPhone.length });
    // Also where the dish was called otherwise meanwhile.
    const renamed = enter(95, dish('own-new', { name: 'Mudda' }));
    const later = await read([...first.all, ...renamed], oldPhone);
    expect(later.preview).toMatchObject({ added: 0 });
  });

  it('asks where both decided, and lists both values', async () => {
    const here = [...newPhone, ...enter(7, dish('pani-puri', { sellingPrice: 45 }))];
    const { preview, menu } = await read(here, oldPhone);
    expect(preview.questions).toEqual([
      {
        name: 'Pani Puri',
        here: dish('pani-puri', { sellingPrice: 45 }),
        file: dish('pani-puri', { sellingPrice: 50 }),
      },
    ]);
    expect(menu.find(({ id }) => id === 'pani-puri')?.sellingPrice).toBe(45);
  });

  it('keeps what was decided here where the file has what is usual', async () => {
    const here = enter(
      5,
      stall('Asha'),
      dish('pani-puri', { ...usual('pani-puri'), sellingPrice: 45 }),
    );
    const file = enter(8, stall('Asha'), dish('pani-puri'));
    const { menu, preview } = await read(here, file);
    expect(preview.questions).toEqual([]);
    expect(menu.find(({ id }) => id === 'pani-puri')?.sellingPrice).toBe(45);
  });

  it('has the prices of ingredients that were decided', async () => {
    const price = (amount: number) =>
      ({ kind: 'price', ingredient: 'onions', price: amount, unit: 'kg', scope: 'from' }) as const;
    const here = enter(5, stall('Asha'), price(30));
    const { after } = await read(here, enter(1, stall('Asha'), price(42)));
    expect(after.ingredients.find(({ id }) => id === 'onions')?.price?.price).toBe(42);
  });

  it('takes no dish off the menu that the other stall has', async () => {
    const here = enter(5, stall('Asha'), dish('masala-dosa', { isRetired: true }), dish('chai'));
    const file = enter(1, stall('Asha'), dish('masala-dosa', { isRetired: false }));
    const { menu } = await read(here, file);
    expect(menu.map(({ id }) => id)).toEqual(expect.arrayContaining(['masala-dosa', 'chai']));
  });
});

describe('a backup of one stall on its two phones', () => {
  const shared = enter(1, stall('Asha'), dish('pani-puri'));

  it('is of the same stall, whatever it is called by now', async () => {
    const { preview } = await read([...shared, ...enter(5, stall('Asha & Sons'))], shared);
    expect(preview).toMatchObject({ isOther: false, added: 0, questions: [] });
  });

  it('brings the later price of the one that has it', async () => {
    const file = [...shared, ...enter(3, dish('pani-puri', { sellingPrice: 35 }))];
    const { menu, preview, entries } = await read(shared, file);
    expect(preview.questions).toEqual([]);
    expect(entries).toEqual([]);
    expect(menu.find(({ id }) => id === 'pani-puri')?.sellingPrice).toBe(35);
  });
});

describe('a backup of another stall', () => {
  const other = enter(
    1,
    { kind: 'stall', fields: { name: 'Lakshmi Dosa', place: 'Ameerpet' } },
    dish('chai', { ...usual('chai'), sellingPrice: 12 }),
    plates('chai', 110),
  );

  it('is told by its name, and by nothing that both have', async () => {
    const { preview } = await read(newPhone, other);
    expect(preview).toMatchObject({
      isOther: true,
      madeAt: 5,
      stall: { name: 'Lakshmi Dosa', place: 'Ameerpet', days: 1 },
      here: { name: 'Asha' },
    });
    expect(preview.stall.dishes).toContain('Chai');
    // Which name it has from now on is asked.
    expect(preview.questions).toMatchObject([{ here: { fields: { name: 'Asha' } } }]);
  });

  it('is none where no stall is set up here, or of a file without a name', async () => {
    expect((await read(enter(5, plates('chai', 1)), other)).preview).toMatchObject({
      isOther: false,
      here: null,
    });
    expect((await read(newPhone, enter(1, plates('chai', 1)))).preview).toMatchObject({
      isOther: true,
    });
  });

  it('joins own dishes of one name, but not one that is retired', async () => {
    const own = (id: string, isRetired: boolean) =>
      dish(id, { name: 'Ragi Sangati', sellingPrice: 30, recipe: [], isRetired });
    const file = enter(
      1,
      stall('Lakshmi'),
      own('r-1', true),
      own('r-2', false),
      plates('r-1', 1),
      plates('r-2', 2),
    );
    const { added } = await read(newPhone, file);
    const counted = added.flatMap((event) => (event.kind === 'plates' ? [event.dish] : []));
    expect(counted).toEqual(['r-1', 'own-new']);
  });
});
