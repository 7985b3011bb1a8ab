import { parseEvent, serializeEvent } from '@thela/ledger';
import { schemaByKind } from '@thela/ledger/event-schema';
import { randomEvents } from '@thela/ledger/random-events';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dish, event, expense, plates, price, undo, waste } from '../testing/stall.ts';
import { openDatabases, refusalOf } from '../testing/test-database.ts';
import type { TestDatabase } from '../testing/test-database.ts';

const databases = await openDatabases();

/** What the database says of each event; null where it takes it. */
async function faultsOf(db: TestDatabase, events: readonly unknown[]) {
  const rows = await db.query('select fault from private.read_events($1) order by place', [
    JSON.stringify(events),
  ]);
  return rows.map(({ fault }) => fault);
}

/** What the phone says of it. */
function phoneFault(sent: unknown): string | null {
  const read = parseEvent(sent);
  if (read === null) return 'invalid';
  return read.kind === 'unknown' ? 'unknown_kind' : null;
}

/** The names of what a schema takes, as `private.event_kinds` has them. */
function fieldsOf(schema: unknown): unknown {
  const { entries, options, pipe, wrapped, item } = schema as Record<string, unknown>;
  const parts = [pipe, options]
    .flat()
    .concat(wrapped, item)
    .filter((part) => part !== undefined);
  const fields = Object.entries(entries ?? {}).map(([name, of]) => [name, fieldsOf(of)]);
  const all = [...parts.map(fieldsOf), Object.fromEntries(fields)].filter(
    (part) => part !== 0 && Object.keys(part as object).length > 0,
  );
  return all.length === 0 ? 0 : Object.assign({}, ...all);
}

const ingredient = (fields: object) =>
  event({ kind: 'ingredient', ingredient: 'rice', scope: 'from', fields });
const preparation = (made: object) => ingredient({ preparation: made });

const LINE = { ingredient: 'rice', amount: 1, unit: 'kg' };
const YIELDS = { amount: 1, unit: 'g' };
const LINES = Array.from({ length: 41 }, () => LINE);
const STRANGE: readonly unknown[] = [
  [null, true, 0, 1, -1, 0.5, 1e-9, 1e-99, 1e-100, 5e-7, 1e6, 1_000_001, 1e9, 1e9 + 1, 1e21, 1e300],
  ['', ' ', 'x', '0', 'x'.repeat(80), 'x'.repeat(81), 'x'.repeat(200), 'x'.repeat(201)],
  ['चटनी', 'a\nb', 'abc\n', '😀'.repeat(100), '😀'.repeat(101), '\u200B', '\u202E', '\u200Bx'],
  ['\u3164', '\u2800\uFE0F', '\u{E0100}', '\u095C'.repeat(150), '\u{1D160}'.repeat(34)],
  ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'kg', 'kg\n', 'day', 'plates'],
  ['2026-02-29', '2028-02-29', '0001-01-01', '2026-1-1', `${'1'.repeat(8)}-1111`],
  [
    '11111111-1111-4111-8111-11111111111A',
    [],
    [1],
    ['kg'],
    {},
    { amount: 1 },
    [[1]],
    ['0123456789ab'],
    ['0123456789AB'],
  ],
  [
    { as: 'packet', of: YIELDS },
    [LINE],
    [{ ...LINE, amount: '1' }],
    [[LINE]],
    LINES.slice(1),
    LINES,
  ],
  [
    { recipe: [LINE], yields: YIELDS },
    { recipe: [{}], yields: YIELDS },
    { recipe: [], yields: [] },
  ],
].flat();
const strange = fc.constantFrom(...STRANGE);

/** The places of a value, as lists of keys. */
function placesIn(value: unknown): readonly (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [
    [key],
    ...placesIn(inner).map((place) => [key, ...place]),
  ]);
}

/** A copy with something else at that place; without it where that is `undefined`. */
function changed(value: unknown, [key = '', ...rest]: readonly string[], to: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const inner = Object.entries(value).find(([name]) => name === key)?.[1] as unknown;
  const next = rest.length === 0 ? to : changed(inner, rest, to);
  return Array.isArray(value)
    ? value.map((each: unknown, index) => (String(index) === key ? next : each))
    : { ...value, [key]: next };
}

/** Without a search for the smallest failure, which takes minutes: the failure itself is small. */
const RUNS = { numRuns: 25, endOnFailure: true };

const FIELDS = 'kind fields name recipe preparation unit amount count over after position'.split(
  ' ',
);

/** Events, most of them with one thing that is odd. */
const oddEvents = fc
  .tuple(randomEvents, fc.array(fc.tuple(fc.nat(), strange), { minLength: 100, maxLength: 100 }))
  .map(([events, changes]) =>
    events.flatMap((entry, index) => {
      const places = [
        ...placesIn(entry),
        ...FIELDS.map((name) => [name]),
        ['fields', 'name'],
        ['fields', 'place'],
      ];
      const some = changes.slice(index % 10, (index % 10) + 8);
      return [
        entry,
        ...some.map(([at, to]) => changed(entry, places[(at + index) % places.length] ?? [], to)),
        changed(entry, places[index % places.length] ?? [], undefined),
      ];
    }),
  )
  .map((events) => JSON.parse(JSON.stringify(events)) as readonly unknown[]);

describe.each(databases)('$name: events', (db) => {
  it('takes nothing that a phone cannot read', async () => {
    await fc.assert(
      fc.asyncProperty(oddEvents, async (events) => {
        const faults = await faultsOf(db, events);
        expect(
          events.filter((sent, at) => faults[at] === null && phoneFault(sent) !== null),
        ).toEqual([]);
      }),
      RUNS,
    );
  });

  it('takes all that a phone sends, save what is of a newer version', async () => {
    const read = oddEvents.map((events) =>
      events.map(parseEvent).filter((entry) => entry !== null),
    );
    await fc.assert(
      fc.asyncProperty(read, async (events) => {
        const faults = await faultsOf(db, events.map(serializeEvent));
        const expected = events.map(({ kind }) => (kind === 'unknown' ? 'unknown_kind' : null));
        const both = events.map((entry, at) => [entry, expected[at], faults[at]]);
        expect(both.filter(([, phone, database]) => phone !== database)).toEqual([]);
      }),
      RUNS,
    );
  });

  it.each([
    ['no object', [1, null, 'x', [], true]],
    ['who entered it', [{ ...plates(), by: '11111111-1111-4111-8111-111111111111' }]],
    ['another number', [{ ...plates(), seq: 1 }]],
    ['another stall', [{ ...plates(), stall: '11111111-1111-4111-8111-111111111111' }]],
    ['an id that is none', [{ ...plates(), id: "x'; drop table public.ledger; --" }]],
    [
      'a day that is none',
      [
        { ...plates(), day: '2026-02-30' },
        { ...plates(), day: '0000-01-01' },
      ],
    ],
    [
      'a time that is none',
      [
        { ...plates(), at: 1.5 },
        { ...plates(), at: -1 },
        { ...plates(), at: 1e300 },
      ],
    ],
    ['half a plate', [plates('idli', 0.5)]],
    ['no plate', [plates('idli', 0)]],
    ['numbers beyond reason', [plates('idli', 1_000_001), plates('idli', 1e300), expense(1e12)]],
    ['a list of numbers', [{ ...plates(), plates: [1] }]],
    [
      'numbers as text',
      [
        { ...plates(), plates: '1' },
        { ...expense(), amount: '12' },
      ],
    ],
    ['waste of nothing', [event({ kind: 'waste', reason: 'unsold' })]],
    [
      'waste of two things',
      [
        { ...waste(), unit: { amount: [1] } },
        { ...waste(), ...LINE },
      ],
    ],
    ['restores of nothing', [event({ kind: 'restore', events: [] }), event({ kind: 'restore' })]],
    [
      'a restore of what is no id',
      [event({ kind: 'restore', events: ['x'] }), event({ kind: 'restore', events: [[]] })],
    ],
    [
      'a restore of too many',
      [event({ kind: 'restore', events: Array.from({ length: 81 }, () => plates().id) })],
    ],
    ['a name without letters', [dish({ name: ' \u200B ' }), dish({ name: '\u3164\u{E0100}' })]],
    ['a note that is too long', [{ ...expense(), note: '😀'.repeat(101) }]],
    ['a name that is too long on phones', [dish({ name: '\u095C'.repeat(101) })]],
  ])('refuses %s', async (_name, events) => {
    expect(await faultsOf(db, events)).toEqual(events.map(() => 'invalid'));
  });

  it('refuses a kind that it does not know yet with a code of its own', async () => {
    const events = [
      event({ kind: 'festival' }),
      event({ kind: '' }),
      undo({ ...plates(), kind: 'festival' }),
    ];
    expect(await faultsOf(db, events)).toEqual(events.map(() => 'unknown_kind'));
  });

  it.each([
    ['table', { ...plates(), table: 4 }],
    ['constructor', { ...plates(), constructor: 4 }],
    // Of another kind.
    ['amount', { ...plates(), amount: 4 }],
    ['fields.colour', dish({ name: 'Idli', colour: 'red' })],
    ['fields.recipe.cut', dish({ recipe: [LINE, { ...LINE, cut: 'fine' }] })],
    ['fields.unit.of.note', ingredient({ unit: { as: 'packet', of: { ...YIELDS, note: '' } } })],
    ['fields.preparation.yields.at', preparation({ recipe: [], yields: { ...YIELDS, at: 1 } })],
    ['fields.preparation.recipe.cut', preparation({ recipe: [{ cut: 1 }], yields: YIELDS })],
    ['unit.brand', { ...price(), unit: { as: 'tray', of: YIELDS, brand: 'x' } }],
    // Before what is wrong by the rules of today: those of a newer version may be others.
    ['preparation', event({ kind: 'waste', reason: 'unsold', preparation: 'batter' })],
    ['x'.repeat(80), { ...plates(), ['x'.repeat(200)]: 1 }],
  ])('refuses the field of a newer version by its name: %s', async (field, sent) => {
    const rows = await db.query('select fault, field from private.read_events($1)', [
      JSON.stringify([sent]),
    ]);
    expect(rows).toEqual([{ fault: 'unknown_field', field }]);
  });

  it('knows the fields that the schema of phones has, and no others', async () => {
    const rows = await db.query('select kind, fields from private.event_kinds');
    const head = rows.find(({ kind }) => kind === '')?.fields as object;
    const ofKind = rows.filter(({ kind }) => kind !== '');
    expect(
      Object.fromEntries(
        ofKind.map(({ kind, fields }) => [kind, { ...head, ...(fields as object) }]),
      ),
    ).toEqual(
      Object.fromEntries([...schemaByKind].map(([kind, schema]) => [kind, fieldsOf(schema)])),
    );
  });

  // The phone then sends halves, until it has found the event.
  it.each([
    ['half a character', '{"a": "\\ud800"}'],
    ['a NUL', '{"a": "\\u0000"}'],
  ])('no JSON can hold %s', async (_name, json) => {
    expect(await refusalOf(db.query('select $1::jsonb', [json]))).toMatch(/^22/);
  });
});
