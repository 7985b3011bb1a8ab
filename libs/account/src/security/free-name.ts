import { trimmedKey } from '@thela/text';

/** So that each name fits into a line or two of a small phone. */
export const MAX_NAME_CHARS = 60;

/** Whether a name is among others, whatever its case and the spaces around it. */
export function isTaken(name: string, taken: readonly string[]): boolean {
  const key = trimmedKey(name);
  return taken.some((other) => trimmedKey(other) === key);
}

/** A name that is not taken: `Phone`, else `Phone 2`, and so on. */
export function freeName(name: string, taken: readonly string[]): string {
  if (!isTaken(name, taken)) return name;
  let number = 2;
  while (isTaken(`${name} ${number}`, taken)) number += 1;
  return `${name} ${number}`;
}
