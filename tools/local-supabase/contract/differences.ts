import { isDeepStrictEqual } from 'node:util';
import type { Row } from './asked-server';

const SHOWN_CHARACTERS = 220;

/**
 * What differs between a row and the answer of the real server, one line for each member. What was requested
 * is not compared: it is there for the reader.
 */
export function differencesOf(expected: Row, row: Row): string[] {
  const { request: _, ...wanted } = expected;
  const { request: __, ...seen } = row;
  return compare(wanted, seen, '');
}

function compare(wanted: unknown, seen: unknown, place: string): string[] {
  if (isDeepStrictEqual(wanted, seen)) return [];
  if (!isRecord(wanted) || !isRecord(seen)) {
    return [`${place || 'answer'}: ${shown(wanted)}  here: ${shown(seen)}`];
  }
  const names = new Set([...Object.keys(wanted), ...Object.keys(seen)]);
  return [...names].flatMap((name) =>
    compare(wanted[name], seen[name], place ? `${place}.${name}` : name),
  );
}

/** Also a list, whose members have numbers for names. */
function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function shown(value: unknown): string {
  const text = value === undefined ? '(absent)' : JSON.stringify(value);
  return text.length > SHOWN_CHARACTERS ? `${text.slice(0, SHOWN_CHARACTERS)}…` : text;
}
