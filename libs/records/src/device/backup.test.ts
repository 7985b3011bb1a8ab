import { beforeEach, expect, it, vi } from 'vitest';
import { openBackup } from './backup';

/** Files of the fake folder by name: happy-dom has no private files. */
let files: Map<string, string>;

class FileHandle {
  readonly kind = 'file';
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
  getFile() {
    const text = files.get(this.name) ?? '';
    return Promise.resolve({ size: text.length, text: () => Promise.resolve(text) });
  }
  createWritable() {
    const write = ({ position, data }: { position: number; data: string }) => {
      files.set(this.name, (files.get(this.name) ?? '').slice(0, position) + data);
      return Promise.resolve();
    };
    return Promise.resolve({ write, close: () => Promise.resolve() });
  }
}

const folder = {
  getDirectoryHandle: () => Promise.resolve(folder),
  getFileHandle: (name: string) => {
    if (!files.has(name)) files.set(name, '');
    return Promise.resolve(new FileHandle(name));
  },
  values: () => [...files.keys()].map((name) => new FileHandle(name)),
};

beforeEach(() => {
  files = new Map();
  vi.stubGlobal('FileSystemFileHandle', FileHandle);
  vi.stubGlobal('navigator', { storage: { getDirectory: () => Promise.resolve(folder) } });
  return () => vi.unstubAllGlobals();
});

async function openCopy() {
  const backup = await openBackup('thela-ledger');
  if (!backup) throw new Error('There is no backup.');
  return backup;
}

it('gives back what was added', async () => {
  const { append, read, isEmpty } = await openCopy();
  expect(await isEmpty()).toBe(true);
  await append([{ id: 1 }, { id: 2 }]);
  await append([{ id: 3 }]);
  expect(await isEmpty()).toBe(false);
  expect(await read()).toEqual([{ id: 1 }, { id: 2 }, { id: 3 }]);
  expect(files.size).toBe(1);
});

it('leaves a large import alone when a plate is added', async () => {
  const { append, read } = await openCopy();
  const year = Array.from({ length: 5000 }, (_, id) => ({ id, note: 'x'.repeat(200) }));
  await append(year);
  const before = [...files];
  await append([{ id: 5000 }]);
  expect([...files].slice(0, -1)).toEqual(before);
  expect(await read()).toEqual([...year, { id: 5000 }]);
});
