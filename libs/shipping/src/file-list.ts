import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/**
 * Everything in a folder that is no folder, sorted, as paths from the folder with forward slashes.
 * Links and other things that are no plain files are named apart.
 */
export function listFiles(folder: string): { files: string[]; others: string[] } {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => ({
      path: relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'),
      isFile: entry.isFile(),
    }));
  const paths = (isFile: boolean) =>
    entries
      .filter((entry) => entry.isFile === isFile)
      .map(({ path }) => path)
      .toSorted();
  return { files: paths(true), others: paths(false) };
}
