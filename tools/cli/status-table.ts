import type { RemoteEntry } from '@thela/federation/registry';
import type { PresentEntry } from '@thela/shipping';
import { tableLines } from './table';
import { canaryWords } from './describe-change';

const HEADINGS = ['TOOL', 'LIVE', 'CONTRACT', 'SINCE', 'PREVIOUS', 'CANARY', 'OFF'];

/** The entry of each tool, by its app folder, as the pages of a site read it. */
type Entries = ReadonlyMap<string, PresentEntry>;

/** Formats entries as a table for the terminal, one line per tool. */
export function statusTable(entries: Entries): string[] {
  const rows = [...entries].map(([name, entry]) => {
    if (entry.kind === 'missing') return [name, 'not deployed'];
    if (entry.kind === 'refused') return [name, `refused: ${entry.reason}`];
    return [name, ...cellsOf(entry.remote)];
  });
  return tableLines([HEADINGS, ...rows]);
}

export function signatureLines(entries: Entries): string[] {
  return [...entries].flatMap(([name, entry]) => {
    if (entry.kind !== 'verified') return [];
    return [`${name}: statement ${entry.seq}, signed by ${entry.kids.join(', ')}`];
  });
}

/**
 * Lists the releases that are not live, one per line: the canary, then the earlier releases that
 * `rollback` can go back to, the newest first.
 */
export function otherReleases(entries: Entries): string[] {
  return [...entries].flatMap(([name, entry]) => {
    if (entry.kind === 'missing' || entry.kind === 'refused') return [];
    const { canary, previous } = entry.remote;
    const trial = canary ? [{ ...canary.release, since: canary.since, is: 'canary' }] : [];
    const earlier = previous.map((release) => ({ ...release, is: 'earlier' }));
    return [...trial, ...earlier].map(
      ({ is, version, contract, since }) =>
        `${name}: ${is} ${version}, contract ${contract}, since ${momentOf(since)}`,
    );
  });
}

function cellsOf({ live, since, previous, canary, disabled }: RemoteEntry): string[] {
  const [newest] = previous;
  return [
    live.version,
    live.contract,
    momentOf(since),
    newest ? `${previous.length}, newest ${newest.version}` : 'none',
    canary ? canaryWords(canary) : 'none',
    disabled ? disabled.reason : 'no',
  ];
}

/** Local date and time: `2026-11-21 10:00`. */
function momentOf(iso: string | undefined): string {
  if (!iso) return 'unknown';
  // The Swedish format is that of ISO 8601.
  return new Date(iso).toLocaleString('sv-SE', { dateStyle: 'short', timeStyle: 'short' });
}
