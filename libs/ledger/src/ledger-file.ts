import { byDay } from './event-order';
import type { LedgerEvent } from './events';
import { parseEvent, serializeEvent } from './parse-event';

const FORMAT = 'thela-ledger';
const VERSION = 1;
const MOST_CHARACTERS = 50 * 1024 * 1024;

/** What a file of a ledger holds; or why it cannot be read. */
export type ReadExport =
  | {
      readonly ok: true;
      readonly events: readonly LedgerEvent[];
      /** Entries that are no event and are left out. */
      readonly refused: number;
      /** What `exportText` got as `answers`: outside data. */
      readonly answers: readonly unknown[];
    }
  | {
      readonly ok: false;
      /** `newer`: written by a newer version; `damaged`: ours, but cut off or changed. */
      readonly fault: 'not-a-ledger' | 'newer' | 'damaged' | 'too-large';
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

function parsed(text: string): unknown {
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

/**
 * Reads what `exportText` wrote.
 *
 * @param text anything; more than 50 MB of it is `too-large`
 */
export function readExport(text: string): ReadExport {
  if (text.length > MOST_CHARACTERS) return { ok: false, fault: 'too-large' };
  // Editors may put a byte order mark before the text.
  const file = parsed(text.replace(/^\uFEFF/, ''));
  if (file === undefined && new RegExp(`^\\s*{\\s*"format"\\s*:\\s*"${FORMAT}"`).test(text)) {
    return { ok: false, fault: 'damaged' };
  }
  if (field(file, 'format') !== FORMAT) return { ok: false, fault: 'not-a-ledger' };
  const version = field(file, 'version');
  if (typeof version === 'number' && version > VERSION) return { ok: false, fault: 'newer' };
  const values = field(file, 'events');
  if (version !== VERSION || !Array.isArray(values)) return { ok: false, fault: 'damaged' };
  const events = values.map(parseEvent).filter((event) => event !== null);
  const answers = field(file, 'answers');
  return {
    ok: true,
    events,
    refused: values.length - events.length,
    answers: Array.isArray(answers) ? answers : [],
  };
}
