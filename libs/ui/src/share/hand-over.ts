import { saveFile } from '../save-file';

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

/** Shares a file where the phone can; saves it where it cannot, or where the sheet would not open. */
export async function shareOrSave(file: File): Promise<HandedOver> {
  const data = { files: [file] };
  const canShare = 'canShare' in navigator && navigator.canShare(data);
  const handedOver = canShare ? await share(data) : 'failed';
  if (handedOver !== 'failed') return handedOver;
  saveFile(file);
  return 'saved';
}
