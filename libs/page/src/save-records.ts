import { saveForSure } from '@thela/ui';
import type { SaveOutcome } from '@thela/ui';

/**
 * Saves all records of the stall as one JSON file, before they may be removed.
 *
 * @param day stands in the name of the file
 */
export function saveRecords(
  { exportText }: { readonly exportText: () => Promise<string> },
  day: string,
): Promise<SaveOutcome> {
  return saveForSure(`stall-${day}.json`, 'application/json', exportText);
}
