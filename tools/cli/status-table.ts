import { lookUpRemote } from '@thela/federation/registry';
import type { RemoteEntry } from '@thela/federation/registry';
import { oneLine } from '@thela/shipping/one-line';
import { tableLines } from './table';
import { canaryWords } from './describe-change';
import type { RegistryEnvelope } from '@thela/shipping';

const HEADINGS = ['TOOL', 'LIVE', 'CONTRACT', 'SINCE', 'PREVIOUS', 'CANARY', 'OFF'];

/**
 * A registry as a table for the terminal, a line for each tool.
 *
 * @param tools those that have a line even without an entry
 */
export function statusTable(registry: RegistryEnvelope, tools: readonly string[]): string[] {
  const names = [...new Set([...tools, ...Object.keys(registry.remotes)])];
  const rows = names.map((name) => {
    const lookup = lookUpRemote(registry, name);
    if (lookup.kind === 'found') return [name, ...cellsOf(lookup.remote)];
    return [
      name,
      lookup.kind === 'missing' ? 'not deployed' : `malformed: ${oneLine(lookup.reason)}`,
    ];
  });
  // A reason for a malformed entry may be long.
  return tableLines([HEADINGS, ...rows]);
}

/**
 * The releases beside the live ones, a line each: what runs as a canary, and what was live before
 * and `rollback` can go back to, the newest first.
 */
export function otherReleases(registry: RegistryEnvelope): string[] {
  return Object.keys(registry.remotes).flatMap((name) => {
    const lookup = lookUpRemote(registry, name);
    if (lookup.kind !== 'found') return [];
    const { canary, previous } = lookup.remote;
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

/** Date and time where this runs: `2026-11-21 10:00`. */
function momentOf(iso: string | undefined): string {
  if (!iso) return 'unknown';
  // Sweden's customs are ISO 8601's.
  return new Date(iso).toLocaleString('sv-SE', { dateStyle: 'short', timeStyle: 'short' });
}
