import { randomUUID } from 'node:crypto';
import { closeSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';

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
