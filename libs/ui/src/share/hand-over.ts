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

/** `unknown`: nobody knows whether there is a file. A browser within another app ignores a download. */
export type SaveOutcome = 'saved' | 'cancelled' | 'unknown';

interface FilePicker {
  readonly showSaveFilePicker?: (options: {
    readonly suggestedName: string;
  }) => Promise<FileSystemFileHandle>;
}

/**
 * Saves a text in a way that says whether it is saved, where the browser has one.
 *
 * @param read gives the text; what it rejects with is passed on
 */
export async function saveForSure(
  name: string,
  type: string,
  read: () => Promise<string>,
): Promise<SaveOutcome> {
  try {
    // Asked first: a browser opens it a moment after a press alone.
    const handle = await (globalThis as FilePicker).showSaveFilePicker?.({ suggestedName: name });
    if (handle) {
      const text = await read();
      const stream = await handle.createWritable();
      await stream.write(text);
      await stream.close();
      return 'saved';
    }
  } catch (error) {
    if (isNamed(error, 'AbortError')) return 'cancelled';
    // A frame, or a policy, that allows no picker.
    if (!isNamed(error, 'SecurityError') && !isNamed(error, 'NotAllowedError')) throw error;
  }
  const handedOver = await shareOrSave(new File([await read()], name, { type }));
  if (handedOver === 'shared') return 'saved';
  return handedOver === 'cancelled' ? 'cancelled' : 'unknown';
}
