import { byDay } from './event-order';
import { LAST_MOMENT } from './event-schema';
import type { LedgerEvent } from './events';
import { parseEvent, serializeEvent } from './parse-event';
import { isReference } from './references';

const FORMAT = 'thela-ledger';
const VERSION = 1;

/** What a file may be at most. A hostile one could else keep whoever reads it busy for minutes, or end it. */
export const FILE_LIMITS = {
  bytes: 50 * 1024 * 1024,
  /** Objects and lists within each other. */
  levels: 32,
  /** Of a number, before and after the point together: a numerator or denominator of 512 bits has 155. */
  digits: 155,
  /** As many as the account's database takes of a stall. */
  events: 1_000_000,
  /** Of what happened on one day, which the page adds up at each entry. The account takes 5,000 of a helper. */
  ofDay: 10_000,
  /** That say how the stall is, all of which the page reads when it opens: thirty a day for nine years. */
  changes: 100_000,
  /** Of tools: the page itself looks at each of them. */
  answers: 1000,
};

/** What a file of a ledger holds; or why it cannot be read. */
export type ReadExport =
  | {
      readonly ok: true;
      readonly events: readonly LedgerEvent[];
      /** Entries that are no event and are left out. */
      readonly refused: number;
      /** When it was made, ms since 1970; `null` if it does not say. */
      readonly exportedAt: number | null;
      /** What `exportText` got as `answers`: outside data. */
      readonly answers: readonly unknown[];
    }
  | {
      readonly ok: false;
      /** `packed`: a ZIP or the like; `newer`: written by a newer version; `damaged`: ours, but cut off or changed. */
      readonly fault: 'not-a-ledger' | 'packed' | 'newer' | 'damaged' | 'too-large';
    };

function distinct(events: Iterable<LedgerEvent>): readonly LedgerEvent[] {
  const sorted = [...events].sort(byDay);
  const seen = new Set<string>();
  return sorted.filter(({ id }) => !seen.has(id) && seen.add(id));
}

/**
 * Writes events as the text of one JSON file, an event a line.
 *
 * @param events all that a ledger holds, undos and unknown ones included, in any order
 * @param from when and on which device the file is made; `exportedAt` in ms since 1970
 * @param from.answers what else goes along, as JSON
 * @returns the same text for the same events, whatever their order: by day, time and id, each once
 */
export function exportText(
  events: Iterable<LedgerEvent>,
  from: {
    readonly exportedAt: number;
    readonly device: string;
    readonly answers?: readonly object[];
  },
): string {
  const { exportedAt, device, answers = [] } = from;
  const head = JSON.stringify({ format: FORMAT, version: VERSION, exportedAt, device });
  const lines = distinct(events).map((event) => JSON.stringify(serializeEvent(event)));
  const others = answers.map((answer) => JSON.stringify(answer));
  const rest = others.length > 0 ? `,"answers":[\n${others.join(',\n')}\n]` : '';
  return `${head.slice(0, -1)},"events":[\n${lines.join(',\n')}\n]${rest}}\n`;
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;

/** Whether no number is too long, and nothing nested too deep: told before anything is made of the text. */
function isWithinLimits(text: string): boolean {
  let levels = 0;
  let digits = 0;
  let isQuoted = false;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (isQuoted) {
      if (code === BACKSLASH) index += 1;
      else if (code === QUOTE) isQuoted = false;
    } else if (code >= 0x30 && code <= 0x39) {
      digits += 1;
      if (digits > FILE_LIMITS.digits) return false;
    } else if (code !== 0x2e) {
      digits = 0;
      if (code === QUOTE) isQuoted = true;
      else if (code === 0x7b || code === 0x5b) levels += 1;
      else if (code === 0x7d || code === 0x5d) levels -= 1;
      if (levels > FILE_LIMITS.levels) return false;
    }
  }
  return true;
}

function parsed(text: string): unknown {
  if (!isWithinLimits(text)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function field(value: unknown, name: string): unknown {
  const isRecord = typeof value === 'object' && value !== null;
  return isRecord ? new Map<string, unknown>(Object.entries(value)).get(name) : undefined;
}

/** How files begin that messengers and file managers pack, read as text. */
const PACKED = ['PK\u0003\u0004', '\u001F\uFFFD', '\u001F\u008B', 'Rar!', '7z'];

const isMoment = (value: unknown): value is number =>
  typeof value === 'number' && value >= 0 && value <= LAST_MOMENT;

function areTooMany(events: readonly LedgerEvent[]): boolean {
  const counts = new Map<string, number>();
  for (const event of events) {
    const of = isReference(event) ? '' : event.day;
    counts.set(of, (counts.get(of) ?? 0) + 1);
  }
  return [...counts].some(([of, count]) => count > FILE_LIMITS[of === '' ? 'changes' : 'ofDay']);
}

/**
 * Reads what `exportText` wrote.
 *
 * @param text anything; more of it, or of events in it, than `FILE_LIMITS` is `too-large`
 */
export function readExport(text: string): ReadExport {
  if (text.length > FILE_LIMITS.bytes) return { ok: false, fault: 'too-large' };
  // Editors may put a byte order mark before the text.
  const file = parsed(text.replace(/^\uFEFF/, ''));
  if (file === undefined && new RegExp(`^\\s*{\\s*"format"\\s*:\\s*"${FORMAT}"`).test(text)) {
    return { ok: false, fault: 'damaged' };
  }
  if (PACKED.some((sign) => text.startsWith(sign))) return { ok: false, fault: 'packed' };
  if (field(file, 'format') !== FORMAT) return { ok: false, fault: 'not-a-ledger' };
  const version = field(file, 'version');
  if (typeof version === 'number' && version > VERSION) return { ok: false, fault: 'newer' };
  const values = field(file, 'events');
  if (version !== VERSION || !Array.isArray(values)) return { ok: false, fault: 'damaged' };
  const answers = field(file, 'answers');
  const isLong = Array.isArray(answers) && answers.length > FILE_LIMITS.answers;
  if (isLong || values.length > FILE_LIMITS.events) return { ok: false, fault: 'too-large' };
  const events = values.map(parseEvent).filter((event) => event !== null);
  if (areTooMany(events)) return { ok: false, fault: 'too-large' };
  const exportedAt = field(file, 'exportedAt');
  return {
    ok: true,
    events,
    refused: values.length - events.length,
    exportedAt: isMoment(exportedAt) ? exportedAt : null,
    answers: Array.isArray(answers) ? answers : [],
  };
}
