/** After this many ms the browser has read the file; FileSaver.js waits as long. */
const READ_MS = 40_000;

/**
 * Saves a text as a file of the person's.
 *
 * @param name proposed for the file
 */
export function downloadText(name: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), READ_MS);
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
