import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { fillServiceWorker } from './service-worker';
import { temporaryFolder } from './testing/sample-build';

const folder = temporaryFolder();
const config = { remotes: { allowedOrigins: ['https://profit.example'] } };
const headers = { 'Content-Security-Policy': "default-src 'none'" };
const worker = () => readFileSync(join(folder, 'sw.js'), 'utf8');

function put(files: Readonly<Record<string, string>>) {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

beforeEach(() => {
  put({ 'index.html': 'page', 'assets/app-12345678.js': 'code', 'config.json': '{}' });
  put({ 'index.hi-IN.html': 'पेज', 'assets/translations-te-IN-12345678.js': 'పదాలు' });
  put({ 'sw.js': 'start(self.thelaSite)', 'icons/icon-192.png': 'png' });
});

describe('fillServiceWorker', () => {
  it("writes the shell's files and settings with their hashes, and who may ship which tool", () => {
    fillServiceWorker(folder, config, headers);
    const site: unknown = JSON.parse(/^start\((.*)\)$/.exec(worker())?.[1] ?? '');
    const integrity = expect.stringMatching(/^sha256-.{44}$/);
    expect(site).toEqual({
      files: [
        { url: '/assets/app-12345678.js', revision: null, integrity },
        { url: '/config.json', revision: expect.stringMatching(/^.{16}$/), integrity },
        { url: '/index.html', revision: expect.stringMatching(/^.{16}$/), integrity },
      ],
      translations: {
        'hi-IN': [
          { url: '/index.hi-IN.html', revision: expect.stringMatching(/^.{16}$/), integrity },
        ],
        'te-IN': [{ url: '/assets/translations-te-IN-12345678.js', revision: null, integrity }],
      },
      headers,
      toolOrigins: ['https://profit.example'],
      tools: {},
      allowOverride: false,
    });
  });

  it('changes only when a file changes', () => {
    const fill = () => {
      put({ 'sw.js': 'start(self.thelaSite)' });
      fillServiceWorker(folder, config, headers);
      return worker();
    };
    const first = fill();
    expect(fill()).toBe(first);
    put({ 'index.html': 'another page' });
    expect(fill()).not.toBe(first);
  });

  it.each([
    ['offline use is off', { ...config, offline: false }],
    ['the settings are invalid', { remotes: 7 }],
  ])('writes no site if %s', (_, settings) => {
    fillServiceWorker(folder, settings, headers);
    expect(worker()).toBe('start(null)');
  });

  it('refuses a worker without the placeholder', () => {
    put({ 'sw.js': 'start()' });
    expect(() => fillServiceWorker(folder, config, headers)).toThrow(
      'must hold self.thelaSite once',
    );
  });
});
