import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Scene, Trial } from './attack';
import { untilHeading } from '../screen';

// Code that a page generates while it runs: WebAssembly from bytes, and a script from a string in a blob.

/** The shortest WebAssembly module: its magic number and version. */
const EMPTY_MODULE = [0, 97, 115, 109, 1, 0, 0, 0];

const WORKLET = `
  let result = 'compiles';
  try {
    new WebAssembly.Module(new Uint8Array(${JSON.stringify(EMPTY_MODULE)}));
  } catch {
    result = 'refused';
  }
  registerProcessor('compiling', class extends AudioWorkletProcessor {
    constructor() {
      super();
      this.port.postMessage(result);
    }
    process() {}
  });`;

/** In a timer, because the policy does not apply to the debugger's own evaluation. */
const compileInPage = (page: Page) =>
  page.evaluate(
    (bytes) =>
      new Promise<string>((resolve) => {
        setTimeout(() => {
          WebAssembly.compile(new Uint8Array(bytes)).then(
            () => resolve('compiles'),
            () => resolve('refused'),
          );
        });
      }),
    EMPTY_MODULE,
  );

async function compileInWorklet({ page, site }: Scene): Promise<string> {
  const path = '/assets/worklet.js';
  // A file: Playwright does not see the requests of worklets.
  const file = join(site.folder, 'shell', path);
  writeFileSync(file, WORKLET);
  const result = await page.evaluate(async (url) => {
    const context = new OfflineAudioContext(1, 128, 44_100);
    await context.audioWorklet.addModule(url);
    const node = new AudioWorkletNode(context, 'compiling');
    const answer = new Promise<string>((resolve) => {
      node.port.addEventListener('message', ({ data }) => resolve(String(data)));
      node.port.start();
    });
    node.connect(context.destination);
    await context.startRendering();
    return answer;
  }, path);
  rmSync(file);
  return result;
}

const runBlob = (page: Page) =>
  page.evaluate(async () => {
    const code = new Blob([`export default 'runs'`], { type: 'text/javascript' });
    try {
      const { default: result } = (await import(URL.createObjectURL(code))) as { default: string };
      return result;
    } catch {
      return 'refused';
    }
  });

/** @param hasCalls whether the site has the key for calls, whose program generates code */
export function generatedCode(hasCalls: boolean): Trial {
  const where = hasCalls ? 'with the key for calls' : 'without it';
  return {
    name: `code that a page generates, ${where}`,
    isNightly: true,
    rows: [
      { name: `WebAssembly in the page, ${where}`, expected: hasCalls ? 'compiles' : 'refused' },
      { name: `WebAssembly in a worklet, ${where}`, expected: hasCalls ? 'compiles' : 'refused' },
      { name: `a script from a blob, ${where}`, expected: hasCalls ? 'runs' : 'refused' },
    ],
    run: async (scene) => {
      const { page, site } = scene;
      await page.goto(site.url);
      await untilHeading(page, 'Welcome to Thela');
      return [await compileInPage(page), await compileInWorklet(scene), await runBlob(page)];
    },
  };
}
