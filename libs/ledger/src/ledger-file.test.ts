import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exportText, readExport } from './ledger-file';
import { eventsOf, noReferences, parseEvent, totalsOf, withReferences } from './index';
import type { LedgerEvent } from './index';
import { DEVICE, ledgerPen, TODAY, uuid } from './testing/events';
import { deliveries, randomEvents } from './testing/random-events';

const made = { exportedAt: 1_795_000_000_000, device: DEVICE };
const pen = ledgerPen();
const byId = (events: readonly LedgerEvent[]) => events.toSorted((a, b) => (a.id < b.id ? -1 : 1));

function newerEvent(number: number): LedgerEvent {
  const head = { id: uuid(10 ** 8 + number), day: TODAY, at: number, device: DEVICE };
  const event = parseEvent({ ...head, kind: 'stock', left: [number, { __proto__: null }] });
  if (event === null) throw new TypeError('It is an event.');
  return event;
}

describe('the file of a ledger', () => {
  it('gives all events back, unknown ones too', () => {
    fc.assert(
      fc.property(randomEvents, fc.nat({ max: 3 }), (known, newer) => {
        const events = [...known, ...Array.from({ length: newer }, (_, n) => newerEvent(n))];
        const read = readExport(exportText(events, made));
        expect(read.ok && { ...read, events: byId(read.events) }).toEqual({
          ok: true,
          events: byId(events),
          refused: 0,
          exportedAt: made.exportedAt,
          answers: [],
        });
      }),
    );
  });

  it('takes answers along, and has the text that it always had without any', () => {
    const answers = [{ tool: 'ai-chef', question: 'sour\n"tamatar"' }, { tool: 'zero-waste' }];
    const read = readExport(exportText([newerEvent(1)], { ...made, answers }));
    expect(read).toMatchObject({ ok: true, refused: 0, answers });
    expect(exportText([], { ...made, answers: [] })).toBe(exportText([], made));
    expect(readExport(exportText([], made).replace('}\n', ',"answers":3}\n'))).toMatchObject({
      ok: true,
      answers: [],
    });
  });

  it('is the same text for the same events', () => {
    const delivered = randomEvents.chain((events) =>
      fc.tuple(fc.constant(events), deliveries(events)),
    );
    fc.assert(
      fc.property(delivered, ([events, batches]) => {
        expect(exportText(batches.flat(), made)).toBe(exportText(events, made));
      }),
    );
  });

  it('doubles nothing when it is imported twice', () => {
    fc.assert(
      fc.property(randomEvents, (events) => {
        const read = readExport(exportText(events, made));
        const imported = read.ok ? [...events, ...read.events, ...read.events] : [];
        const references = withReferences(noReferences, imported);
        expect(eventsOf(imported)).toEqual(eventsOf(events));
        expect(totalsOf(references, TODAY, imported)).toEqual(
          totalsOf(withReferences(noReferences, events), TODAY, events),
        );
      }),
    );
  });

  it('is JSON that says what it is', () => {
    const event = ledgerPen().plates('vada', 2);
    expect(JSON.parse(exportText([event], made))).toEqual({
      format: 'thela-ledger',
      version: 1,
      ...made,
      events: [event],
    });
    expect(JSON.parse(exportText([], made))).toMatchObject({ events: [] });
  });

  it('leaves out what is no event, and says how many', () => {
    const event = ledgerPen().plates('vada', 2);
    const text = exportText([event], made).replace(
      '"events":[',
      '"events":[null,{"kind":"plates"},',
    );
    expect(readExport(text)).toMatchObject({ ok: true, events: [event], answers: [], refused: 2 });
  });

  const whole = exportText([ledgerPen().plates('vada', 2)], made);
  const withPlates = (plates: string) => whole.replace('"plates":2', `"plates":${plates}`);
  const taps = Array.from({ length: 10_001 }, () => pen.plates('chai', 1));
  const answers = `"answers":[${'{},'.repeat(1000)}{}]`;

  it.each([
    ['a photo', 'not-a-ledger', '\u0089PNG'],
    ['other JSON', 'not-a-ledger', '{"events":[]}'],
    ['a compressed copy', 'packed', gzipSync(whole).toString()],
    ['a copy in a ZIP', 'packed', 'PK\u0003\u0004\u0014stall.json'],
    ['nothing', 'not-a-ledger', ''],
    ['an inherited field', 'not-a-ledger', '{"__proto__":{"format":"thela-ledger"}}'],
    ['a newer file', 'newer', whole.replace('"version":1', '"version":2')],
    ['a file that was cut off', 'damaged', whole.slice(0, -20)],
    ['a file that was cut off, after a byte order mark', 'damaged', `\uFEFF${whole.slice(0, -20)}`],
    ['a file without events', 'damaged', '{"format":"thela-ledger","version":1}'],
    ['a file of no version', 'damaged', whole.replace('"version":1', '"version":"1"')],
    ['more than 50 MB', 'too-large', ' '.repeat(50 * 1024 * 1024 + 1)],
    ['a number of 156 digits', 'damaged', withPlates('1'.repeat(156))],
    ['so many behind the point', 'damaged', withPlates(`0.${'0'.repeat(156)}1`)],
    ['lists within lists', 'damaged', withPlates('['.repeat(32) + ']'.repeat(32))],
    ['lists without an end', 'damaged', withPlates('['.repeat(5e5))],
    ['too many events', 'too-large', whole.replace('[', `[${'0,'.repeat(1_000_001)}`)],
    ['more than 10,000 taps of a day', 'too-large', exportText(taps, made)],
    [
      'answers of a thousand tools',
      'too-large',
      whole.replace('"events":', `${answers},"events":`),
    ],
  ])('is told from %s: %s', (_, fault, text) => {
    expect(readExport(text)).toEqual({ ok: false, fault });
  });

  it('may have digits and brackets within texts', () => {
    const note = `\\"[${'{'.repeat(40)}${'9'.repeat(150)}`;
    const noted = ledgerPen().write({ kind: 'expense', category: 'ice', note, amount: 1 });
    const read = { ok: true, events: [noted], refused: 0 };
    expect(readExport(exportText([noted], made))).toMatchObject(read);
  });

  it('may begin with a byte order mark', () => {
    expect(readExport(`\uFEFF${whole}`).ok).toBe(true);
  });
});
