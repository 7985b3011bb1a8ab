import { readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompressSync, constants, gunzipSync, gzip } from 'node:zlib';
import { listFiles } from './file-list';

/** Smaller files gain nothing from compression. */
const COMPRESS_FROM_BYTES = 1024;
const TEXT = new Set(['.js', '.css', '.html', '.json', '.svg', '.webmanifest']);

const unpack = { '.br': brotliDecompressSync, '.gz': gunzipSync } as const;

/** What the names of a file's precompressed files end in. */
export const PRECOMPRESSED_ENDINGS = ['.br', '.gz'] as const;

/** Puts a Brotli and a gzip file beside every text file, for the server to choose from. */
export async function precompress(folder: string): Promise<void> {
  const compressible = listFiles(folder).files.filter((path) => TEXT.has(extname(path)));
  await Promise.all(
    compressible.map(async (path) => {
      const file = join(folder, path);
      const content = readFileSync(file);
      if (content.byteLength < COMPRESS_FROM_BYTES) return;
      const [br, gz] = await Promise.all([
        promisify(brotliCompress)(content, {
          params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength },
        }),
        promisify(gzip)(content, { level: 9 }),
      ]);
      writeFileSync(`${file}.br`, br);
      writeFileSync(`${file}.gz`, gz);
    }),
  );
}

/** The file that `path` is a precompressed form of, by its name, `null` for any other name. */
export function originalOf(path: string): string | null {
  const ending = PRECOMPRESSED_ENDINGS.find((candidate) => path.endsWith(candidate));
  return ending ? path.slice(0, -ending.length) : null;
}

/** Whether a precompressed file unpacks to the bytes of its original. */
export function unpacksTo(original: Buffer, compressedPath: string): boolean {
  const ending = PRECOMPRESSED_ENDINGS.find((candidate) => compressedPath.endsWith(candidate));
  if (!ending) return false;
  // A precompressed file that unpacks to more than its original is wrong, however large it would become.
  const limit = { maxOutputLength: Math.max(original.byteLength, 1) };
  try {
    return unpack[ending](readFileSync(compressedPath), limit).equals(original);
  } catch {
    return false;
  }
}
