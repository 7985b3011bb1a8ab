import { randomUUID } from 'node:crypto';
import { closeSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Writes a file in one step: a reader sees the old one or the new one, never half of it, and the
 * new one is on the disk before it takes the old one's place.
 *
 * @param isStillRight asked at the last moment; the old file stays when it says no
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

/** What a JSON file of ours looks like. */
export function jsonText(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
