import { copyFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompressSync, constants, gunzipSync, gzip } from 'node:zlib';
import { listFiles } from './files';

/** Smaller files gain nothing from compression. */
const COMPRESS_FROM_BYTES = 1024;
const TEXT = new Set(['.js', '.css', '.html', '.json', '.svg', '.webmanifest']);

/**
 * Brotli's quality, from 0 to 11: the smallest files, unless `THELA_BROTLI_QUALITY` says otherwise. The sites of tests
 * are made with a low one, which takes a tenth of the time.
 */
const quality = () => Number(process.env.THELA_BROTLI_QUALITY || constants.BROTLI_MAX_QUALITY);

const unpack = { '.br': brotliDecompressSync, '.gz': gunzipSync } as const;

/** File extensions of precompressed files. */
export const PRECOMPRESSED_ENDINGS = ['.br', '.gz'] as const;

/**
 * Writes a Brotli and a gzip file next to every text file; the server chooses one of them.
 *
 * @param earlier folder of an earlier version, whose compressed files are copied where the text is the same
 */
export async function precompress(folder: string, earlier?: string): Promise<void> {
  await Promise.all(
    listFiles(folder).files.map(async (path) => {
      const file = join(folder, path);
      const content = readFileSync(file);
      if (!isCompressible(path, content)) return;
      if (earlier && copyCompressed(join(earlier, path), file, content)) return;
      const [br, gz] = await Promise.all([brotli(content), promisify(gzip)(content, { level: 9 })]);
      writeFileSync(`${file}.br`, br);
      writeFileSync(`${file}.gz`, gz);
    }),
  );
}

/** Whether compression makes a file smaller: a text that is not tiny. */
export function isCompressible(path: string, content: Buffer): boolean {
  return TEXT.has(extname(path)) && content.byteLength >= COMPRESS_FROM_BYTES;
}

export function brotli(content: Buffer): Promise<Buffer<ArrayBuffer>> {
  return promisify(brotliCompress)(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality(),
      [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength,
    },
  });
}

/** @returns whether the copies unpack to this content; if not, they must be replaced */
function copyCompressed(from: string, to: string, content: Buffer): boolean {
  return PRECOMPRESSED_ENDINGS.every((ending) => {
    if (!existsSync(`${from}${ending}`)) return false;
    // Checked as copied: another process may replace the file meanwhile.
    copyFileSync(`${from}${ending}`, `${to}${ending}`);
    return unpacksTo(content, `${to}${ending}`);
  });
}

/** The path of the original of a precompressed file; `null` if the name is not that of a precompressed file. */
export function originalOf(path: string): string | null {
  const ending = PRECOMPRESSED_ENDINGS.find((candidate) => path.endsWith(candidate));
  return ending ? path.slice(0, -ending.length) : null;
}

/** Whether a precompressed file unpacks to the bytes of its original. */
export function unpacksTo(original: Buffer, compressedPath: string): boolean {
  const ending = PRECOMPRESSED_ENDINGS.find((candidate) => compressedPath.endsWith(candidate));
  if (!ending) return false;
  // Stops unpacking at the original's size, because a manipulated file could unpack to gigabytes.
  const limit = { maxOutputLength: Math.max(original.byteLength, 1) };
  try {
    return unpack[ending](readFileSync(compressedPath), limit).equals(original);
  } catch {
    return false;
  }
}
