import { gzipSync } from 'node:zlib';
import { addDays, dishesCsv, readTextCell } from '@thela/ledger';
import type { CsvWords, DayTotals } from '@thela/ledger';
import { normaliseText } from '@thela/text';
import { linesOf } from '@thela/text/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readTable } from './read-table';
import tables from './read-table.jsonl?raw';
import type { TableAnswers, TableReading } from './read-table';

const TODAY = '2026-11-22';

async function readFile(content: BlobPart, answers: TableAnswers = {}) {
  const ingredients = ['Onions', 'Milk', 'प्याज'];
  const dishes = ['Chicken 65', 'Gobi 65'];
  return readTable({ table: new Blob([content]), today: TODAY, ingredients, dishes, ...answers });
}

async function read(content: BlobPart, answers: TableAnswers = {}): Promise<TableReading> {
  const table = await readFile(content, answers);
  if (!table.ok) throw new Error(table.fault);
  return table;
}

/** Tables and cells, and what they are read as. */
const cases = linesOf<{ of: string; text: string; read: string }>(tables);
const casesOf = (kind: string) =>
  cases.flatMap(({ of, text, read: as }) => (of === kind ? [[text, as] as const] : []));

const rolesOf = ({ columns }: TableReading) => columns.map(({ role }) => role).join(' ');
const itemsOf = ({ items }: TableReading) =>
  items.map(({ name, day, plates, money }) => [name, day, plates, money]);
const faultsOf = ({ faults }: TableReading) =>
  faults.map(({ line, fault, text }) => `${line} ${fault}: ${text}`);

it.each<readonly [string, BlobPart]>([
  ['UTF-16 of Excel', Buffer.from('\uFEFFDish\tPrice\r\nPoha\t20', 'utf16le')],
  ['UTF-16 with the high byte first', Buffer.from('Dish,Price\nPoha,20', 'utf16le').swap16()],
  ...casesOf('lists').map(([table, title]) => [title, table] as const),
])('reads a list with %s', async (_, content) => {
  expect(itemsOf(await read(content))).toEqual([['Poha', null, 1, 20]]);
});

it('reads Windows-1252, and lists a name that is damaged among Indian letters', async () => {
  const bytes = Buffer.from('Dish,Price\nCaf\u00E9,20', 'latin1');
  expect(itemsOf(await read(bytes))).toEqual([['Café', null, 1, 20]]);
  const damaged = Buffer.concat([Buffer.from('डिश,दाम\nपोहा,20\n'), Buffer.of(0xe9, 0x2c, 0x35)]);
  expect(faultsOf(await read(damaged))).toEqual(['3 dish: \uFFFD']);
});

it.each(casesOf('columns'))('recognises the columns of %j', async (content, roles) => {
  expect(rolesOf(await read(content))).toBe(roles);
});

it.each(casesOf('asked'))(
  'asks which column it is where a head stands over several: %j',
  async (content, missing) => {
    expect((await read(content)).missing.join(' ')).toBe(missing);
  },
);

it.each(casesOf('dates'))('reads the date %j as %s', async (date, day) => {
  const roles = ['day', 'dish', 'plates'] as const;
  const table = await read(`"${date}",Tea,3`, { roles, isDayFirst: true });
  expect(table.items[0]?.day ?? faultsOf(table)[0]).toBe(day);
});

describe('what may be two values', () => {
  it('is decided by the whole column of dates, or asked once', async () => {
    const heads = 'Date,Dish,Plates\n';
    const clear = await read(`${heads}11/12/2025,Tea,3\n11/25/2025,Tea,4`);
    expect(clear.items.map(({ day }) => day)).toEqual(['2025-11-12', '2025-11-25']);
    const open = await read(`${heads}05/05/2026,Tea,2\n03/04/2026,Tea,3`);
    const readings = ['2026-04-03', '2026-03-04'];
    expect(open.dateQuestion).toEqual({ text: '03/04/2026', readings });
    expect(open.items.map(({ day }) => day)).toEqual(['2026-05-05']);
    const answered = await read(`${heads}03/04/2026,Tea,3`, { isDayFirst: false });
    expect(answered.items[0]?.day).toBe('2026-03-04');
  });

  it('is asked once of a column of numbers, and what contradicts the answer is listed', async () => {
    const list = 'Dish;Price\nTea;12,50\nCoffee;1,250\nMilk;20';
    const open = await read(list);
    expect(open.columns[1]?.question).toEqual({ text: '12,50', readings: [12.5, 1250] });
    const decimal = await read(list, { commas: { 1: 'decimal' } });
    const prices = decimal.items.map(({ name, money }) => [name, money]);
    expect(Object.fromEntries(prices)).toEqual({ Tea: 12.5, Milk: 20 });
    expect(faultsOf(decimal)).toEqual(['3 price: 1,250']);
    const groups = await read(list, { commas: { 1: 'groups' } });
    expect(groups.items.map(({ money }) => money)).toEqual([1250, 1250, 20]);
  });
});

it.each(casesOf('lines'))(
  'lists each line that it cannot read with its number, takes off what came back, and guesses nothing: %j',
  async (content, [items, faults]) => {
    const table = await read(content);
    expect(itemsOf(table)).toEqual(items);
    expect(faultsOf(table)).toEqual(faults);
  },
);

it.each(casesOf('units'))('reads %j as what a price is for', async (text, unit) => {
  const { items, faults } = await read(`Ingredient,Price,Unit\nCumin,30,${text}\nMilk,60,litre`);
  expect(items[1]?.unit ?? items[0]?.unit).toEqual(unit === 'unit' ? 'litre' : items[1]?.unit);
  expect(faults[0]?.fault ?? items[0]?.unit).toEqual(unit);
});

it('asks of which day lines without a date are: merged cells are saved so', async () => {
  const text =
    'Date,Time,Dish,Plates\n,,Poha,1\n4/11/2026,01:00,Tea,2\n,13:00,Vada,3\n14/11/2026,,Tea,4\n,,Total,9';
  const daysOf = ({ items, faults }: TableReading) =>
    [...items, ...faults].map((each) => ('fault' in each ? each.fault : each.day));
  const open = await read(text);
  expect([open.undated, ...daysOf(open)]).toEqual([1, '2026-11-03', '2026-11-14', 'day', 'total']);
  const merged = await read(text, { areDaysMerged: true });
  expect(merged.items[1]).toMatchObject({ name: 'Vada', day: '2026-11-04', plates: 3 });
  expect(faultsOf(await read(text, { areDaysMerged: false }))[1]).toBe('4 day: ');
});

it.each(casesOf('beside'))('reads %j as a price and what it is for', async (price, as) => {
  const { items } = await read(`Ingredient,Price\nCumin,${price}`);
  expect([items[0]?.money, items[0]?.unit]).toEqual(as);
});

it.each([
  ['workbook', new Uint8Array([0x50, 0x4b, 3, 4, 20, 0])],
  ['workbook', '\uFEFF<html><table><tr><td>Date</td><td>Item, Qty</td></tr></table></html>'],
  ['no-table', new Uint8Array(500).map((_, index) => (index * 7) % 31)],
  ['no-table', new Uint8Array(gzipSync('Dish,Price\nIdli,40\n'.repeat(1_000_000)))],
  ['no-table', ''],
  ['no-table', 'Dish,Price\n'],
  ['too-large', 'Dish,Price\n'.repeat(100_002)],
])('refuses with %s what is none', async (fault, content) => {
  expect(await readFile(content)).toEqual({ ok: false, fault });
});

it.each([
  ['brackets', '2 price: \uFFFD', `Dish\tPrice\nPoha\t${'['.repeat(2_000_000)}\nTea\t20`],
  ['spaces', '2 price: \uFFFD', `Dish\tPrice\nPoha\t2${' '.repeat(500_000)}x\nTea\t20`],
  ['a name', '2 dish: \uFFFD', `Dish,Price\n${'a'.repeat(2_000_000)},20\nTea,20`],
  ['commas', '2 cells: Poha', `Dish,Price\nPoha,20${','.repeat(1_000_000)}\nTea,20`],
])('lists a line with a million %s soon: %s', async (_, fault, content) => {
  const table = await read(content);
  expect(table.items.map(({ name }) => name)).toEqual(['Tea']);
  expect(faultsOf(table)[0]?.startsWith(fault)).toBe(true);
});

const signs = [...`abCé ",;'=+-@\t\n|దాక`];
const anyName = fc
  .string({ unit: fc.constantFrom(...signs), minLength: 1, maxLength: 12 })
  .map((text) => normaliseText(`${text}b`));
const anyRow = fc.record({
  name: anyName,
  plates: fc.integer({ min: 1, max: 1_000_000 }),
  paise: fc.integer({ min: 0, max: 1e9 }),
  ago: fc.integer({ min: 1, max: 3000 }),
});
const anyRows = fc.uniqueArray(anyRow, { minLength: 1, selector: ({ name }) => name });

describe('any table', () => {
  it('that is saved here says the same when it is read', async () => {
    const heads = { day: 'Date', dish: 'Dish', plates: 'Plates', revenue: 'Revenue (INR)' };
    const others = { ingredientCost: 'Ingredient cost', profit: 'Profit', unknownCost: 'Without' };
    const headings = { ...heads, ...others };
    const words = { headings, day: (day: string) => day } as CsvWords;
    await fc.assert(
      fc.asyncProperty(anyRows, async (rows) => {
        const exact = (paise: number) => ({ revenue: BigInt(paise) * 10n ** 10n, cost: 0n });
        const dishes = rows.map((row) => ({ ...row, exact: exact(row.paise) }));
        const days = [{ day: '2026-11-21', dishes }] as unknown as readonly DayTotals[];
        const same = rows.map((row) => [row.name, '2026-11-21', row.plates, row.paise / 100]);
        expect(itemsOf(await read(dishesCsv(days, words)))).toEqual(same);
      }),
    );
  });

  it('is read right, asked about or listed, however its numbers and dates are written', async () => {
    const styles = fc.record({
      point: fc.constantFrom('.', ','),
      group: fc.constantFrom('', ' ', '.', ','),
      locale: fc.constantFrom('en-IN', 'en-US'),
      around: fc.constantFrom('#', '₹ #/-'),
      date: fc.constantFrom('D/M/Y', 'M-D-Y', 'Y.M.D 10:30'),
      isAnswered: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(anyRows, styles, async (rows, style) => {
        fc.pre(style.point !== style.group);
        const format = new Intl.NumberFormat(style.locale, { minimumFractionDigits: 2 });
        const signOf = (sign: string) => (sign === ',' ? style.group : style.point);
        const lines = rows.map(({ name, plates, paise, ago }) => {
          const [y = '', m = '', d = ''] = addDays(TODAY, -ago).split('-');
          const date = style.date.replace('Y', y).replace('M', m).replace('D', d);
          const money = format.format(paise / 100).replaceAll(/[,.]/g, signOf);
          const cells = [date, plates, style.around.replace('#', money), name];
          return cells.map((cell) => `"${String(cell).replaceAll('"', '""')}"`).join(';');
        });
        const commas = { 2: style.point === ',' ? 'decimal' : 'groups' } as const;
        const answers = { commas, isDayFirst: style.date !== 'M-D-Y' };
        const table = await read(
          `Date;Plates;Sales;Dish\n${lines.join('\n')}`,
          style.isAnswered ? answers : {},
        );
        const truth = rows.map(({ name, plates, paise, ago }) => {
          const said = normaliseText(readTextCell(name));
          return JSON.stringify([said, addDays(TODAY, -ago), plates, paise / 100]);
        });
        const found = itemsOf(table).map((line) => JSON.stringify(line));
        expect(truth).toEqual(expect.arrayContaining(found));
        const isAsked = table.dateQuestion ?? table.columns.find(({ question }) => question);
        const left = style.isAnswered ? 0 : table.faults.length;
        expect((isAsked && !style.isAnswered) || found.length + left === rows.length).toBe(true);
      }),
    );
  });

  it('of any bytes ends with an answer', async () => {
    const unit = fc.constantFrom(...signs, '1', '/', '₹', '\u0000', '\uFEFF');
    const content = fc.oneof(
      fc.uint8Array({ maxLength: 300 }),
      fc.string({ unit, maxLength: 200 }),
    );
    await fc.assert(
      fc.asyncProperty(content, async (bytes) => {
        expect(await readFile(bytes as BlobPart)).toHaveProperty('ok');
      }),
    );
  });
});
