import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect } from '../fixtures';
import { button, toast, untilHeading } from '../screen';
import { outcome } from './attack';
import type { Scene, Trial } from './attack';
import { ADDRESS, MARKUP, hostileTexts } from './hostile-texts';
import { leaveBehind } from './storage-keys';

// The records of a stall, as code of the site, a damaged disk or a file of somebody else could leave them.

const DEVICE = '00000000-0000-4000-8000-00000000000d';
const PENDING = 'thela.pending.';

/** Letters that turn the direction of the text after them, and one that nobody sees. */
const TURNED = 'gnp.\u202Efdp\u200B';
const FORMULA = '=HYPERLINK("http://evil.example","Total")';

let made = 0;
const id = () => `00000000-0000-4000-8000-${String((made += 1)).padStart(12, '0')}`;

const eventOf = (day: string, fields: object) => ({
  id: id(),
  day,
  at: made,
  device: DEVICE,
  ...fields,
});
const plates = (day: string, count: number) =>
  eventOf(day, { kind: 'plates', dish: 'chai', plates: count });
const dish = (day: string, name: string, subject: string) =>
  eventOf(day, {
    kind: 'dish',
    dish: subject,
    scope: 'from',
    fields: { name, sellingPrice: 10 },
  });

const shortTexts = hostileTexts.filter(({ length }) => length < 10_000);

/** Values that no ledger can hold. */
const hostileEvents = (day: string): readonly unknown[] => [
  ...shortTexts.flatMap(parsed),
  eventOf(day, { kind: 'plates', dish: MARKUP, plates: 1 }),
  eventOf(day, { kind: 'plates', dish: '__proto__', plates: 1 }),
  eventOf(day, { kind: 'plates', dish: 'chai', plates: 1e300 }),
  eventOf(day, { kind: MARKUP, at: Number.MAX_SAFE_INTEGER }),
  eventOf(day, { kind: 'stock', note: 'x'.repeat(500_000) }),
  eventOf(day, { kind: 'dish', dish: 'chai', scope: 'from', fields: { sellingPrice: MARKUP } }),
];

function parsed(text: string): readonly unknown[] {
  try {
    return [JSON.parse(text)];
  } catch {
    return [];
  }
}

interface Stored {
  readonly rows: readonly object[];
  readonly references: readonly object[];
  readonly totals: readonly object[];
  readonly lines: readonly string[];
}

/** Stores rows in the database of the records, and lines in their second copy. */
function store(page: Page, stored: Stored): Promise<void> {
  return page.evaluate(async ({ rows, references, totals, lines }) => {
    const opening = indexedDB.open('thela', 1);
    opening.addEventListener('upgradeneeded', () => {
      const { result: db } = opening;
      db.createObjectStore('events', { keyPath: ['day', 'id'] });
      db.createObjectStore('references', { keyPath: ['day', 'id'] });
      db.createObjectStore('totals', { keyPath: 'day' });
      db.createObjectStore('notBackedUp', { keyPath: 'id' });
      db.createObjectStore('marks');
      db.createObjectStore('imports', { keyPath: 'id' });
      db.createObjectStore('importParts', { keyPath: ['import', 'index'] });
    });
    const done = (request: EventTarget, event: string) =>
      new Promise((resolve) => {
        request.addEventListener(event, resolve, { once: true });
      });
    await done(opening, 'success');
    const tx = opening.result.transaction(['events', 'references', 'totals'], 'readwrite');
    for (const row of rows) tx.objectStore('events').put(row);
    for (const row of references) tx.objectStore('references').put(row);
    for (const row of totals) tx.objectStore('totals').put(row);
    await done(tx, 'complete');
    opening.result.close();
    const root = await navigator.storage.getDirectory();
    const folder = await root.getDirectoryHandle('thela-ledger', { create: true });
    const file = await folder.getFileHandle('2026-01-01-1.jsonl', { create: true });
    const writable = await file.createWritable();
    await writable.write(lines.join('\n'));
    await writable.close();
  }, stored);
}

/** Stores something hostile beside something valid in each of the places that hold records. */
async function leaveRecords(scene: Scene, today: string) {
  const pending = [...shortTexts, ...hostileEvents(today).map((each) => JSON.stringify(each))];
  await leaveBehind(scene, [
    ...pending
      .filter((text) => text.length < 100_000)
      .map((text, index) => ({ name: `${PENDING}${index}`, text })),
    { name: `${PENDING}x`, text: JSON.stringify(plates(today, 4)) },
  ]);
  const keyed = hostileEvents(today).filter((each) => typeof each === 'object' && each !== null);
  const rows = keyed.map((each) => ({ id: id(), day: today, ...each }));
  await store(scene.page, {
    rows: [...rows, plates(today, 1), { id: 'x', day: `${today}x` }],
    references: [
      ...rows,
      dish(today, MARKUP, 'chai'),
      eventOf(today, { kind: 'stall', fields: { name: `${TURNED} ${ADDRESS}`, timeZone: 'UTC' } }),
    ],
    totals: [
      { day: today, of: 1, totals: { day: today, plates: 1e9, dishes: null, unknownCost: MARKUP } },
      { day: `${today}x`, of: 1 },
    ],
    lines: [
      ...hostileTexts,
      ...hostileEvents(today).map((each) => JSON.stringify(each)),
      JSON.stringify(plates(today, 2)),
      '{"kind":"plates","id":"',
    ],
  });
}

/** Opens the day, on which a dish brought this. */
async function untilRevenue(page: Page, day: string, amount: string): Promise<void> {
  await page.goto(`/stall/day/${day}`);
  await page.getByRole('article').getByText(amount, { exact: true }).first().waitFor();
}

const head = '"format":"thela-ledger","version":1';
const brackets = '['.repeat(1_000_000) + ']'.repeat(1_000_000);

const hostileFiles: readonly (readonly [text: string, fault: RegExp])[] = [
  [brackets, /no copy of a stall/],
  [MARKUP, /no copy of a stall/],
  [`{"__proto__":{${head},"polluted":1},"events":[]}`, /no copy of a stall/],
  [`{${head.replace('1', '2')},"events":[]}`, /newer version/],
  [`{${head},"events":{"length":1e9}}`, /file is damaged/],
  [`{${head},"events":[`, /file is damaged/],
  [`{${head},"events":[{"deep":${brackets}}]}`, /file is damaged/],
  [`{${head},"events":[{"plates":${'9'.repeat(1_000_000)}}]}`, /file is damaged/],
];

const choose = (page: Page, text: string) =>
  page
    .getByLabel('Read in a copy', { exact: true })
    .setInputFiles({ name: 'copy.json', mimeType: 'application/json', buffer: Buffer.from(text) });

async function refusedFiles(page: Page): Promise<string> {
  for (const [text, fault] of hostileFiles) {
    await choose(page, text);
    await page.getByText(fault).waitFor();
  }
  return `refused (${hostileFiles.length})`;
}

/** Reads in a file in which valid entries stand among hostile ones, and saves the table of the dishes. */
async function importAndSave(page: Page, today: string): Promise<string> {
  const events = [
    ...hostileEvents(today),
    // The first of the menu, so that a cell of the table begins with its name.
    dish(today, FORMULA, 'aloo'),
    eventOf(today, { kind: 'plates', dish: 'aloo', plates: 3 }),
  ].map((each) => JSON.stringify(each));
  await choose(page, `{${head},"__proto__":{"polluted":1},"events":[${events.join()}]}`);
  // It has no stall, so nothing says that it is of this one.
  await page.getByLabel('Type ADD to add it all the same').fill('add');
  await button(page, 'Add 2 entries').click();
  await toast(page, '2 entries added.').waitFor();
  await untilRevenue(page, today, '₹30');
  await page.goto('/stall/days');
  const download = page.waitForEvent('download');
  await button(page, 'Dishes by day').click();
  const table = await readFile(await (await download).path(), 'utf8');
  const cells = table.split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)|\r\n/);
  const formulas = cells.filter((cell) => /^"?\s*[=+@]/.test(cell));
  if (!table.includes(`'=HYPERLINK`)) return `the table lacks the dish: ${table}`;
  return formulas.length > 0 ? `formulas: ${formulas.join()}` : 'read as text';
}

const rows = [
  {
    name: 'hostile rows in the database, the second copy and the unsaved entries of a stall',
    expected: 'only what is valid counts: ₹70',
  },
  { name: 'a hostile file as the copy of a stall', expected: `refused (${hostileFiles.length})` },
  { name: 'hostile entries, names and formulas in a copy of a stall', expected: 'read as text' },
];

export const hostileRecords: Trial = {
  name: 'hostile records of a stall',
  isNightly: true,
  rows,
  run: async (scene) => {
    const { page } = scene;
    const today = await page.evaluate(() => {
      // The day of a stall begins at 04:00.
      return new Date(Date.now() - 4 * 3_600_000).toISOString().slice(0, 10);
    });
    await leaveRecords(scene, today);
    await page.goto('/stall');
    await untilHeading(page, 'javascript:');
    const heading = await page.getByRole('heading', { level: 1 }).textContent();
    const isTurned = /[\u202A-\u202E]/.test(heading ?? '');
    await untilRevenue(page, today, '₹70');
    await expect(page.getByText(MARKUP).first()).toBeAttached();
    await page.goto('/stall/backup');
    const seen = isTurned ? 'a turned name' : 'only what is valid counts: ₹70';
    const results = [seen, await refusedFiles(page), await importAndSave(page, today)];
    return Promise.all(results.map((each) => outcome(scene, each)));
  },
};
