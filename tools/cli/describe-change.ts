import type { RemoteEntry } from '@thela/federation/registry';
import type { EntryChange } from '@thela/shipping';

/** Describes the changes of a tool's entry, one per line, or says that nothing changed. */
export function describeChange({ before, after, signedBy }: EntryChange): string[] {
  if (signedBy.length === 0) return [`live: ${after.live.version}, as before. Nothing changes.`];
  const changes = [liveLine(before, after), canaryLine(before, after), offLine(before, after)];
  return [
    ...changes.filter((line) => line !== null),
    `${before === after ? 'signed anew by' : 'signed by'}: ${signedBy.join(', ')}`,
  ];
}

function liveLine(before: RemoteEntry | null, { live }: RemoteEntry): string {
  if (!before) return `live: ${live.version} (the first)`;
  if (before.live.version !== live.version) return `live: ${before.live.version} → ${live.version}`;
  const isMoved = before.live.baseUrl !== live.baseUrl;
  return `live: ${live.version}${isMoved ? `, now at ${live.baseUrl}` : ', as before'}`;
}

function canaryLine(before: RemoteEntry | null, { live, canary }: RemoteEntry): string | null {
  const old = before?.canary;
  if (canary) {
    const from = old ? `${canaryWords(old)} → ` : '';
    return `canary: ${from}${canaryWords(canary)}`;
  }
  if (!old) return null;
  const isLive = old.release.version === live.version;
  return `canary: ${canaryWords(old)} → ${isLive ? 'live for everybody' : 'ended'}`;
}

function offLine(before: RemoteEntry | null, { disabled }: RemoteEntry): string | null {
  if (!disabled) return before?.disabled ? 'on again' : null;
  return before?.disabled?.reason === disabled.reason
    ? `still off until it is enabled: ${disabled.reason}`
    : `off: ${disabled.reason}`;
}

/** `1.0.0-24244a4505 (10 %)` */
export function canaryWords({ release, percent }: NonNullable<RemoteEntry['canary']>): string {
  return `${release.version} (${percent} %)`;
}
