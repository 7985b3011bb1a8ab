/** After this many ms the browser has read the file; FileSaver.js waits as long. */
const READ_MS = 40_000;

/** Saves a file on the person's device, under its name as far as the browser lets it. */
export function saveFile(file: File): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), READ_MS);
}
