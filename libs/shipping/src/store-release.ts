import { randomUUID } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import type { ReleaseRecord } from '@thela/federation/release';
import { isVersion } from './site-layout';
import { inspectRelease, isSameRelease, verifyRelease } from './verify-release';

/** Prefix of unfinished folders; it cannot start a version, because versions start with a digit. */
const STAGED = '.staged-';

/** An unfinished folder older than this was left by a process that no longer runs. */
const LEFT_BEHIND_MS = 60 * 60 * 1000;

/** The result of an upload: the release is new, was present already, or replaced a damaged copy. */
export type StoreResult = 'stored' | 'present' | 'repaired';

export interface StoredRelease {
  readonly version: string;
  /** When it was uploaded, in ms since 1970. */
  readonly storedAt: number;
}

/**
 * Copies a release to its final folder. It copies into a staging folder next to it, verifies that copy, and
 * renames it atomically, so that no reader ever sees an incomplete release.
 *
 * @param prepare adds further files to the staging folder
 * @throws ShippingError when `from` is damaged, or `target` holds a release with other files
 */
export async function storeRelease(
  from: string,
  target: string,
  prepare: (staged: string) => Promise<void> = async () => {},
): Promise<StoreResult> {
  const record = verifyRelease(from);
  if (isThere(record, target)) return 'present';
  removeLeftovers(dirname(target));
  const staged = join(dirname(target), `${STAGED}${randomUUID()}`);
  try {
    mkdirSync(staged, { recursive: true });
    cpSync(from, staged, { recursive: true });
    await prepare(staged);
    verifyRelease(staged);
    return moveToTarget(staged, target, record);
  } finally {
    rmSync(staged, { recursive: true, force: true });
  }
}

/** The releases in a tool's folder; the time is that of the folder: when its files were placed in it, or when it was renewed. */
export function listReleaseFolders(folder: string): readonly StoredRelease[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && isVersion(entry.name))
    .map(({ name }) => ({ version: name, storedAt: statSync(join(folder, name)).mtimeMs }));
}

export function renewReleaseFolder(path: string): void {
  if (!existsSync(path)) return;
  const now = new Date();
  utimesSync(path, now, now);
}

/** Removes a release folder; it is renamed first, so that nobody finds a part of it. */
export function removeReleaseFolder(path: string): void {
  const aside = join(dirname(path), `${STAGED}${randomUUID()}`);
  if (!existsSync(path)) return;
  renameSync(path, aside);
  rmSync(aside, { recursive: true, force: true });
}

function moveToTarget(staged: string, target: string, record: ReleaseRecord): StoreResult {
  const aside = `${staged}-aside`;
  const isDamaged = inspectRelease(target, record.name).kind === 'damaged';
  if (isDamaged) renameSync(target, aside);
  try {
    renameSync(staged, target);
    return isDamaged ? 'repaired' : 'stored';
  } catch (error) {
    // Another process may have placed the same release in the meantime.
    if (isThere(record, target)) return 'present';
    throw error;
  } finally {
    rmSync(aside, { recursive: true, force: true });
  }
}

function isThere(record: ReleaseRecord, target: string): boolean {
  return isSameRelease(inspectRelease(target, record.name), record, target);
}

function removeLeftovers(folder: string): void {
  mkdirSync(folder, { recursive: true });
  const names = readdirSync(folder).filter((name) => name.startsWith(STAGED));
  for (const path of names.map((name) => join(folder, name))) {
    const changed = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Number.POSITIVE_INFINITY;
    if (Date.now() - changed > LEFT_BEHIND_MS) rmSync(path, { recursive: true, force: true });
  }
}
