import { saveFile, saveForSure } from '@thela/ui';
import type { SaveOutcome } from '@thela/ui';

interface Records {
  readonly exportText: () => Promise<string>;
}

const TYPE = 'application/json';
const fileName = (day: string) => `stall-${day}.json`;

/**
 * Saves all records of the stall as one JSON file.
 *
 * @param day stands in the name of the file
 */
export async function downloadRecords({ exportText }: Records, day: string): Promise<void> {
  saveFile(new File([await exportText()], fileName(day), { type: TYPE }));
}

/** The same before they may be removed: says whether there is a file. */
export function saveRecords({ exportText }: Records, day: string): Promise<SaveOutcome> {
  return saveForSure(fileName(day), TYPE, exportText);
}
