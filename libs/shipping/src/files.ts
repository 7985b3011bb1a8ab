import { randomUUID } from 'node:crypto';
import {
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';

/**
 * All files below a folder, sorted, as paths from the folder with forward slashes. Links and other
 * entries that are not plain files are listed apart.
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

/**
 * Replaces a file atomically: a reader sees the old or the new content, never a part of it. The new file is
 * flushed to the disk before it is renamed.
 *
 * @param isStillRight called just before the rename; if it returns false, the old file stays
 * @returns whether the file was replaced
 */
export function replaceFile(path: string, text: string, isStillRight = () => true): boolean {
  mkdirSync(dirname(path), { recursive: true });
  const staged = `${path}.${randomUUID()}.staged`;
  const file = openSync(staged, 'w');
  try {
    writeSync(file, text);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  const isRight = isStillRight();
  if (isRight) renameSync(staged, path);
  else rmSync(staged);
  return isRight;
}

/** The text of a JSON file, indented. */
export function jsonText(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
