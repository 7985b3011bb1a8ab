import { build } from 'vite';
import { expect, it } from 'vitest';
import { forOldestBrowsers, oldestBrowsers } from './oldest-browsers';
import { ownKeys } from './own-keys';

const built = (code: string, styles = '') =>
  build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      { name: 'code', resolveId: (id) => id, load: (id) => (id.endsWith('.css') ? styles : code) },
      forOldestBrowsers(),
      ownKeys(),
    ],
    build: { write: false, target: oldestBrowsers, rolldownOptions: { input: 'code.js' } },
  });

it.each([
  'console.log(items.toSorted())',
  'console.log(items.with(0, 1))',
  'if (URL.canParse(address)) run()',
  'fetch("/", { signal: AbortSignal.any([one, other]) })',
  'Object.groupBy(items, kind)',
])('a build fails where it calls what the oldest browsers lack: %s', async (code) => {
  await expect(built(code)).rejects.toThrow(/is not in chrome106, safari16.4/);
});

it.each([
  'console.log([...items].sort(), items.findLast(Boolean), words.with(name))',
  // Radix does it.
  'class Items extends Map { toSorted(by) { return [...this].sort(by); } } run((items = new Items()) => items.toSorted())',
])('and not for what they have, or the code brings: %s', async (code) => {
  await expect(built(code)).resolves.toBeDefined();
});

it.each([
  ['.a{height:50dvh}', '.a{height:50vh;height:50dvh}'],
  [
    '.a{color:red;height:calc(50svh - var(--bar))}.b{color:red}',
    '.a{color:red;height:calc(50vh - var(--bar))}@supports (height:1svh){.a{height:calc(50svh - var(--bar))}}.b{color:red}',
  ],
])('%s is a height of the whole screen to browsers that know no other', async (styles, is) => {
  const files = [await built("import 'a.css'", styles)]
    .flat()
    .flatMap((one) => ('output' in one ? one.output : []));
  const found = files.find((file) => 'source' in file && String(file.source).includes('vh'));
  expect(found).toMatchObject({ source: `${is}\n` });
});
