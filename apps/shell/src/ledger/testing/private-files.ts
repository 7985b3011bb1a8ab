/** The browser's private files, in memory: what the second copy uses of them. */
export interface PrivateFiles {
  /** All lines of all files. */
  readonly lines: () => readonly string[];
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
  let files = new Map(earlier ? [['2026-11-19.jsonl', earlier]] : []);
  let failing = 'none';
  const refuse = (step: string) => {
    if (failing === step) throw new DOMException('Full.', 'QuotaExceededError');
  };
  class Handle {
    readonly kind = 'file';
    constructor(readonly name: string) {}
    getFile() {
      return Promise.resolve(new Blob([files.get(this.name) ?? '']));
    }
    createWritable() {
      let text = files.get(this.name) ?? '';
      return Promise.resolve({
        write: ({ position, data }: { readonly position: number; readonly data: string }) => {
          refuse('write');
          text = text.slice(0, position) + data;
          return Promise.resolve();
        },
        close: () => Promise.resolve(void files.set(this.name, text)),
      });
    }
  }
  const folder = {
    getFileHandle: (name: string) => {
      if (!files.has(name)) files.set(name, '');
      return Promise.resolve(new Handle(name));
    },
    values: () => [...files.keys()].map((name) => new Handle(name)),
  };
  const root = {
    getDirectoryHandle: () => Promise.resolve(folder),
    removeEntry: async () => {
      await Promise.resolve();
      refuse('remove');
      files = new Map();
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
    lines: () => [...files.values()].flatMap((text) => text.split('\n').filter(Boolean)),
    fail: (step) => {
      failing = step;
    },
    remove: () => {
      Reflect.deleteProperty(navigator, 'storage');
      Reflect.deleteProperty(globalThis, 'FileSystemFileHandle');
    },
  };
}
