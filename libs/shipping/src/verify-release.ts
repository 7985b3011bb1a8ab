import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { releaseRecordSchema } from '@thela/federation/release';
import type { ReleaseRecord } from '@thela/federation/release';
import * as v from 'valibot';
import { oneLine, ShippingError } from './shipping-error';
import { listFiles } from './files';
import { unpacksTo, originalOf } from './precompress';

/** The file of a release that lists all others. */
export const RECORD = 'release.json';

export type ReleaseLookup =
  | { readonly kind: 'absent' }
  | { readonly kind: 'intact'; readonly record: ReleaseRecord }
  | { readonly kind: 'damaged'; readonly faults: readonly string[] };

/**
 * Checks a release folder: `release.json` is valid, each file that it lists is present with its sha256 and
 * size, and there are no other files except precompressed ones that unpack to their originals.
 *
 * @param tool the tool that the release must be one of; without it, any
 */
export function inspectRelease(folder: string, tool?: string): ReleaseLookup {
  if (!existsSync(folder)) return { kind: 'absent' };
  const record = readRecord(join(folder, RECORD));
  if (typeof record === 'string') return { kind: 'damaged', faults: [record] };
  const faults = [
    ...faultsOfListed(record, (path) => contentIn(folder, path), tool),
    ...faultsOfOthers(folder, record),
  ];
  return faults.length > 0 ? { kind: 'damaged', faults } : { kind: 'intact', record };
}

/**
 * Returns the record of an intact release folder.
 *
 * @param remedy a sentence for the error message: what to do about a damaged release
 * @param tool as `inspectRelease` takes it
 * @throws ShippingError with the faults of a damaged or missing release
 */
export function verifyRelease(folder: string, remedy = '', tool?: string): ReleaseRecord {
  const release = inspectRelease(folder, tool);
  if (release.kind === 'intact') return release.record;
  const faults = release.kind === 'absent' ? ['there is no such folder'] : release.faults;
  throw new ShippingError(`${folder} is no intact release: ${faults.join('; ')}. ${remedy}`.trim());
}

/**
 * Whether the release that was found at a place is this one. Only the files are compared: two builds with the same files may
 * name different commits.
 *
 * @throws ShippingError when it has other files
 */
export function isSameRelease(found: ReleaseLookup, record: ReleaseRecord, place: string): boolean {
  if (found.kind !== 'intact') return false;
  if (isDeepStrictEqual(found.record.files, record.files)) return true;
  throw new ShippingError(
    `${place} holds other files than the release ${record.version}. A release never changes: ` +
      'give the new one another version.',
  );
}

/** Calculates the `files` of a release record: sha256 and size of each file. */
export function describeFiles(folder: string): ReleaseRecord['files'] {
  const paths = listFiles(folder).files.filter((path) => path !== RECORD);
  return Object.fromEntries(
    paths.map((path) => [path, describeFile(readFileSync(join(folder, path)))]),
  );
}

/** The sha256 and the size of a file, as a release record lists them. */
export function describeFile(content: Buffer) {
  const digest = createHash('sha256').update(content).digest('base64');
  return { integrity: `sha256-${digest}`, bytes: content.byteLength };
}

function readRecord(path: string): ReleaseRecord | string {
  return existsSync(path) ? parseRecord(readFileSync(path, 'utf8')) : `${RECORD} is missing`;
}

/** The record that the text of a `release.json` holds, or what is wrong with it. */
export function parseRecord(text: string): ReleaseRecord | string {
  const schema = v.pipe(v.string(), v.parseJson(), releaseRecordSchema);
  const record = v.safeParse(schema, text);
  if (record.success) return record.output;
  return `${RECORD} is malformed: ${oneLine(v.summarize(record.issues))}`;
}

function contentIn(folder: string, path: string): Buffer | null {
  const file = join(folder, path);
  return existsSync(file) ? readFileSync(file) : null;
}

/**
 * What is wrong with the files that a record lists.
 *
 * @param contentOf the content of a file, `null` where it is missing
 * @param tool as `inspectRelease` takes it
 */
export function faultsOfListed(
  { name, files, entry, scripts, styles, translations = {} }: ReleaseRecord,
  contentOf: (path: string) => Buffer | null,
  tool: string | undefined,
): string[] {
  const foreign = tool === undefined || name === tool ? [] : [`it is a release of ${name}`];
  const unlisted = [entry, ...scripts, ...styles, ...Object.values(translations).flat()]
    .filter((path) => !Object.hasOwn(files, path))
    .map((path) => `${path} is needed and not listed`);
  const wrong = Object.entries(files).flatMap(([path, listed]) => {
    const content = contentOf(path);
    if (!content) return [`${path} is missing`];
    const { integrity, bytes } = describeFile(content);
    const isRight = integrity === listed.integrity && bytes === listed.bytes;
    return isRight ? [] : [`${path} is not the listed file`];
  });
  return [...foreign, ...unlisted, ...wrong];
}

function faultsOfOthers(folder: string, record: ReleaseRecord): string[] {
  const known = new Set([RECORD, ...Object.keys(record.files)]);
  const { files, others } = listFiles(folder);
  const faults = files
    .filter((path) => !known.has(path))
    .flatMap((path) => {
      const original = originalOf(path);
      if (!original || !known.has(original)) return [`${path} is not listed`];
      const content = contentIn(folder, original);
      const isIntact = content !== null && unpacksTo(content, join(folder, path));
      return isIntact ? [] : [`${path} does not unpack to ${original}`];
    });
  return [...faults, ...others.map((path) => `${path} is no plain file`)];
}
