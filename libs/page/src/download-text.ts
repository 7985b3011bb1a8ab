import { saveFile } from '@thela/ui';

/**
 * Saves a text as a file of the person's.
 *
 * @param name proposed for the file
 */
export function downloadText(name: string, text: string, type: string): void {
  saveFile(new File([text], name, { type }));
}

/**
 * Saves all records of the stall as one JSON file.
 *
 * @param day stands in the name of the file
 */
export async function downloadRecords(
  { exportText }: { readonly exportText: () => Promise<string> },
  day: string,
): Promise<void> {
  downloadText(`stall-${day}.json`, await exportText(), 'application/json');
}
