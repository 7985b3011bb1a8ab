/** After this many ms the browser has read the file; FileSaver.js waits as long. */
const READ_MS = 40_000;

export type HandedOver = 'shared' | 'saved' | 'cancelled' | 'failed';

const isNamed = (error: unknown, name: string) =>
  error instanceof DOMException && error.name === name;

/**
 * Opens the phone's own sheet for sharing.
 *
 * @returns `cancelled` where the person closed it
 */
export async function share(data: ShareData): Promise<Exclude<HandedOver, 'saved'>> {
  try {
    await navigator.share(data);
    return 'shared';
  } catch (error) {
    return isNamed(error, 'AbortError') ? 'cancelled' : 'failed';
  }
}

function save(file: File): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), READ_MS);
}

/** Shares a file where the phone can; saves it where it cannot, or where the sheet would not open. */
export async function shareOrSave(file: File): Promise<HandedOver> {
  const data = { files: [file] };
  const canShare = 'canShare' in navigator && navigator.canShare(data);
  const handedOver = canShare ? await share(data) : 'failed';
  if (handedOver !== 'failed') return handedOver;
  save(file);
  return 'saved';
}
