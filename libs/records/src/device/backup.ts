/** A file of this size gets no more lines. */
const FULL_BYTES = 500_000;

/**
 * A backup of the events, as lines of JSON in the browser's private files (OPFS). A browser that ran out of
 * space may delete a whole IndexedDB later on; Chromium left these files alone then.
 */
export interface Backup {
  /** Adds lines. Only one tab may do so at a time. */
  readonly append: (lines: readonly object[]) => Promise<void>;
  readonly isEmpty: () => Promise<boolean>;
  /** Outside data, one value for each line that is JSON. */
  readonly read: () => Promise<readonly unknown[]>;
  readonly erase: () => Promise<void>;
}

/**
 * @param name of its folder
 * @returns `null` where the browser has no such files, or cannot write them from a page
 */
export async function openBackup(name: string): Promise<Backup | null> {
  if (!('createWritable' in (globalThis.FileSystemFileHandle?.prototype ?? {}))) return null;
  try {
    const root = await navigator.storage.getDirectory();
    await root.getDirectoryHandle(name, { create: true });
    return inFolder(root, name);
  } catch {
    return null;
  }
}

function inFolder(root: FileSystemDirectoryHandle, name: string): Backup {
  const folder = () => root.getDirectoryHandle(name, { create: true });
  return {
    append: async (lines) => {
      const { file, size } = await fileToAppendTo(await folder());
      const text = lines.map((line) => `${JSON.stringify(line)}\n`).join('');
      // The browser writes to a ledger of the file and puts it in place on close.
      const writable = await file.createWritable({ keepExistingData: true });
      await writable.write({ type: 'write', position: size, data: text });
      await writable.close();
    },
    // A file without a line is one whose first write failed.
    isEmpty: async () => {
      for (const file of await filesIn(await folder())) {
        // oxlint-disable-next-line no-await-in-loop -- the first one tells, as a rule
        if ((await file.getFile()).size > 0) return false;
      }
      return true;
    },
    read: async () => {
      const files = await filesIn(await folder());
      const texts = await Promise.all(files.map(async (file) => (await file.getFile()).text()));
      return texts.flatMap((text) => text.split('\n')).flatMap(parsed);
    },
    erase: async () => {
      await folder();
      await root.removeEntry(name, { recursive: true });
    },
  };
}

/** Each append ledgers its file, which should stay small: one file a day, and more after an import. */
async function fileToAppendTo(
  folder: FileSystemDirectoryHandle,
  part = 1,
): Promise<{ readonly file: FileSystemFileHandle; readonly size: number }> {
  const today = new Date().toISOString().slice(0, 10);
  const file = await folder.getFileHandle(`${today}-${part}.jsonl`, { create: true });
  const { size } = await file.getFile();
  return size < FULL_BYTES ? { file, size } : fileToAppendTo(folder, part + 1);
}

async function filesIn(
  folder: FileSystemDirectoryHandle,
): Promise<readonly FileSystemFileHandle[]> {
  const files: FileSystemFileHandle[] = [];
  for await (const handle of folder.values()) {
    if (handle.kind === 'file') files.push(handle);
  }
  return files;
}

function parsed(line: string): readonly unknown[] {
  try {
    return [JSON.parse(line)];
  } catch {
    return [];
  }
}
