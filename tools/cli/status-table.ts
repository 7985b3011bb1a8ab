import { lookUpRemote } from '@thela/federation/registry';
import type { RemoteEntry } from '@thela/federation/registry';
import { oneLine } from '@thela/shipping/shipping-error';
import { tableLines } from './table';
import { canaryWords } from './describe-change';
import type { RegistryEnvelope } from '@thela/shipping';

const HEADINGS = ['TOOL', 'LIVE', 'CONTRACT', 'SINCE', 'PREVIOUS', 'CANARY', 'OFF'];

/**
 * Formats a registry as a table for the terminal, one line per tool.
 *
 * @param tools get a line even if they have no entry
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
  return tableLines([HEADINGS, ...rows]);
}

/**
 * Lists the releases that are not live, one per line: the canary, then the earlier releases that
 * `rollback` can go back to, the newest first.
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

/** Local date and time: `2026-11-21 10:00`. */
function momentOf(iso: string | undefined): string {
  if (!iso) return 'unknown';
  // The Swedish format is that of ISO 8601.
  return new Date(iso).toLocaleString('sv-SE', { dateStyle: 'short', timeStyle: 'short' });
}
