import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { precompress } from './precompress';

const text = Array.from({ length: 2000 }, (_, n) => `word${(n * 7919) % 613}`).join(' ');
let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'precompress-'));
  writeFileSync(join(folder, 'a.js'), text);
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

async function compressed(): Promise<Buffer> {
  await precompress(folder);
  return readFileSync(join(folder, 'a.js.br'));
}

it('makes files as small as Brotli can', async () => {
  vi.stubEnv('THELA_BROTLI_QUALITY', undefined);
  expect((await compressed()).byteLength).toBe(brotliCompressSync(text).byteLength);
});

it('makes larger files where the environment asks for a lower quality', async () => {
  vi.stubEnv('THELA_BROTLI_QUALITY', '1');
  const quick = await compressed();
  expect(quick.byteLength).toBeGreaterThan(brotliCompressSync(text).byteLength);
  expect(brotliDecompressSync(quick).toString()).toBe(text);
});
