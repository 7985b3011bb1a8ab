import type { ReleaseRecord } from '@thela/federation/release';
import pMap from 'p-map';
import { listFiles } from '../files';
import type { StoreResult, StoredRelease } from '../store-release';
import { ShippingError } from '../shipping-error';
import { isVersion } from '../site-layout';
import {
  faultsOfListed,
  isSameRelease,
  parseRecord,
  RECORD,
  verifyRelease,
} from '../verify-release';
import type { ReleaseLookup } from '../verify-release';
import type { Bucket, StoredObject } from './bucket';
import { headersOf } from './object-headers';
import { CONCURRENCY, uploadFile, uploadFiles } from './upload';

/**
 * Checks a release in a bucket as `inspectRelease` checks a folder, and the types of its files. One without a `release.json`,
 * which is uploaded last, counts as absent.
 */
export async function lookUpReleaseObjects(
  bucket: Bucket,
  tool: string,
  version: string,
): Promise<ReleaseLookup> {
  const folder = folderOf(tool, version);
  const stored = await bucket.get(`${folder}${RECORD}`);
  if (!stored) return { kind: 'absent' };
  const record = parseRecord(stored.content.toString('utf8'));
  if (typeof record === 'string') return { kind: 'damaged', faults: [record] };
  const objects = new Map<string, StoredObject | null>([[RECORD, stored]]);
  const paths = Object.keys(record.files);
  const read = async (path: string) => objects.set(path, await bucket.get(`${folder}${path}`));
  await pMap(paths, read, { concurrency: CONCURRENCY });
  const faults = [
    ...faultsOfListed(record, (path) => objects.get(path)?.content ?? null, tool),
    ...[...objects].flatMap(([path, object]) => faultsOfType(path, object)),
    ...(await unlistedIn(bucket, folder, record)).map((path) => `${path} is not listed`),
  ];
  return faults.length > 0 ? { kind: 'damaged', faults } : { kind: 'intact', record };
}

/**
 * Uploads a release: its files, and then its `release.json`, without which nobody takes it for one. It is checked as it lies
 * there afterwards.
 *
 * @throws ShippingError when `from` is damaged, or the bucket holds a release of this version with other files
 */
export async function uploadRelease(
  bucket: Bucket,
  tool: string,
  version: string,
  from: string,
): Promise<StoreResult> {
  const record = verifyRelease(from, '', tool);
  const folder = folderOf(tool, version);
  const found = await lookUpReleaseObjects(bucket, tool, version);
  if (isSameRelease(found, record, folder)) return 'present';
  const { files } = listFiles(from);
  await uploadFiles(
    bucket,
    from,
    files.filter((path) => path !== RECORD),
    folder,
    true,
  );
  const unlisted = await unlistedIn(bucket, folder, record);
  await pMap(unlisted, (path) => bucket.remove(`${folder}${path}`), { concurrency: CONCURRENCY });
  await uploadFiles(bucket, from, [RECORD], folder, true);
  const stored = await lookUpReleaseObjects(bucket, tool, version);
  if (isSameRelease(stored, record, folder)) return found.kind === 'absent' ? 'stored' : 'repaired';
  const faults = stored.kind === 'damaged' ? stored.faults : ['it was removed'];
  throw new ShippingError(
    `${tool} ${version} was changed by somebody else during its upload: ${faults.join('; ')}. Try again.`,
  );
}

/** The releases of a tool, with the time of their last object. */
export async function listReleaseObjects(bucket: Bucket, tool: string): Promise<StoredRelease[]> {
  const times = new Map<string, number>();
  for (const { path, storedAt } of await bucket.list(`${tool}/`)) {
    const [, version = ''] = path.split('/');
    if (isVersion(version)) times.set(version, Math.max(storedAt, times.get(version) ?? 0));
  }
  return [...times].map(([version, storedAt]) => ({ version, storedAt }));
}

/** Stores the `release.json` of a release again, unchanged, so that its newest object is of now. */
export async function renewReleaseObjects(
  bucket: Bucket,
  tool: string,
  version: string,
): Promise<void> {
  const folder = folderOf(tool, version);
  const stored = await bucket.get(`${folder}${RECORD}`);
  if (stored) await uploadFile(bucket, folder, RECORD, Buffer.from(stored.content), true);
}

/** Removes a release, its `release.json` first: without it the rest does not count. */
export async function removeReleaseObjects(
  bucket: Bucket,
  tool: string,
  version: string,
): Promise<void> {
  const folder = folderOf(tool, version);
  const objects = await bucket.list(folder);
  await bucket.remove(`${folder}${RECORD}`);
  await pMap(objects, ({ path }) => bucket.remove(path), { concurrency: CONCURRENCY });
}

function faultsOfType(path: string, object: StoredObject | null): string[] {
  const { 'content-type': wanted } = headersOf(path, true);
  const isRight = !object || object.type === wanted;
  return isRight ? [] : [`${path} has the type ${object.type || 'of nothing'}, not ${wanted}`];
}

async function unlistedIn(bucket: Bucket, folder: string, { files }: ReleaseRecord) {
  const objects = await bucket.list(folder);
  return objects
    .map(({ path }) => path.slice(folder.length))
    .filter((path) => path !== RECORD && !Object.hasOwn(files, path));
}

function folderOf(tool: string, version: string): string {
  return `${tool}/${version}/`;
}
