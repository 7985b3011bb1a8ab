/** The browser's private files, in memory: what the backup uses of them. */
export interface PrivateFiles {
  /** All lines of all files of a folder, which is the phone ledger's unless another one is named. */
  readonly lines: (folder?: string) => readonly string[];
  /** Makes the next steps of this kind fail. */
  readonly fail: (step: 'write' | 'remove' | 'none') => void;
}

/**
 * Puts private files in the place of the browser's, until `remove` is called.
 *
 * @param lines what a file of an earlier day holds
 */
export function privateFiles(
  lines: readonly string[] = [],
): PrivateFiles & { readonly remove: () => void } {
  const earlier = lines.map((line) => `${line}\n`).join('');
  const own = 'thela-ledger';
  const folders = new Map([[own, new Map(earlier ? [['2026-11-19.jsonl', earlier]] : [])]]);
  let failing = 'none';
  const refuse = (step: string) => {
    if (failing === step) throw new DOMException('Full.', 'QuotaExceededError');
  };
  class Handle {
    readonly kind = 'file';
    constructor(
      readonly files: Map<string, string>,
      readonly name: string,
    ) {}
    getFile() {
      return Promise.resolve(new Blob([this.files.get(this.name) ?? '']));
    }
    createWritable() {
      let text = this.files.get(this.name) ?? '';
      return Promise.resolve({
        write: ({ position, data }: { readonly position: number; readonly data: string }) => {
          refuse('write');
          text = text.slice(0, position) + data;
          return Promise.resolve();
        },
        close: () => Promise.resolve(void this.files.set(this.name, text)),
      });
    }
  }
  const folderOf = (files: Map<string, string>) => ({
    getFileHandle: (name: string) => {
      if (!files.has(name)) files.set(name, '');
      return Promise.resolve(new Handle(files, name));
    },
    values: () => [...files.keys()].map((name) => new Handle(files, name)),
  });
  const root = {
    getDirectoryHandle: (name: string) => {
      const files = folders.get(name) ?? new Map<string, string>();
      folders.set(name, files);
      return Promise.resolve(folderOf(files));
    },
    keys: () => [...folders.keys()],
    removeEntry: async (name: string) => {
      await Promise.resolve();
      refuse('remove');
      folders.delete(name);
    },
  };
  const storage = {
    getDirectory: () => Promise.resolve(root),
    persisted: () => Promise.resolve(true),
    estimate: () => Promise.resolve({}),
  };
  Object.defineProperty(navigator, 'storage', { configurable: true, value: storage });
  Object.assign(globalThis, { FileSystemFileHandle: Handle });
  return {
    lines: (folder = own) =>
      [...(folders.get(folder)?.values() ?? [])].flatMap((text) =>
        text.split('\n').filter(Boolean),
      ),
    fail: (step) => {
      failing = step;
    },
    remove: () => {
      Reflect.deleteProperty(navigator, 'storage');
      Reflect.deleteProperty(globalThis, 'FileSystemFileHandle');
    },
  };
}
