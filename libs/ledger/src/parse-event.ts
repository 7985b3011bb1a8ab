import * as v from 'valibot';
import { headSchema, isLedgerKind, schemaByKind } from './event-schema';
import type { LedgerEvent } from './events';

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isOfThisVersion({ kind, of }: Readonly<Record<string, unknown>>): boolean {
  return schemaByKind.has(kind) && (kind !== 'undo' || typeof of !== 'string' || isLedgerKind(of));
}

/** Letters of JSON. The account takes 4 KB of an event. */
const LONGEST_UNKNOWN = 100_000;

/** Objects within objects. Deep ones overflow the stack of what copies them, as the browser's storage does. */
const DEEPEST_UNKNOWN = 20;

function isNestedDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((inner) => isNestedDeeper(inner, levels - 1));
}

/** Whether it can be stored and sent. */
function isPlainJson(original: Readonly<Record<string, unknown>>): boolean {
  try {
    const { length } = JSON.stringify(original);
    return length <= LONGEST_UNKNOWN && !isNestedDeeper(original, DEEPEST_UNKNOWN);
  } catch {
    return false;
  }
}

/** An event of a newer version: what is known of it is its head. */
function unknownEvent(original: Readonly<Record<string, unknown>>): LedgerEvent | null {
  if (!isPlainJson(original)) return null;
  const found = v.safeParse(headSchema, original);
  return found.success ? { ...found.output, kind: 'unknown', original } : null;
}

/**
 * Reads an event from outside: from storage, another tab, a file or a server.
 *
 * @param value anything
 * @returns the event, without fields that this version does not know; an event `unknown` for a kind that
 * it does not know, and for an undo of such a kind; `null` for what no ledger can hold
 */
export function parseEvent(value: unknown): LedgerEvent | null {
  if (!isRecord(value)) return null;
  if (!isOfThisVersion(value)) return unknownEvent(value);
  const schema = schemaByKind.get(value.kind);
  const found = schema === undefined ? undefined : v.safeParse(schema, value);
  return found?.success === true ? found.output : null;
}

/** Gives what to store or send of an event: `parseEvent` reads it back, an unknown one as it came. */
export function serializeEvent(event: LedgerEvent): Readonly<Record<string, unknown>> {
  return event.kind === 'unknown' ? event.original : { ...event };
}
