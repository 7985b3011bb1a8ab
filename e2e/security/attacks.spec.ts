import { test, expect } from '../fixtures';
import { addresses } from './addresses';
import { attempt, prepare } from './attack';
import { injections } from './injections';
import { otherWindows } from './other-windows';
import { kept, poisonings } from './poisonings';

// What is refused stands on the console, and so does what fails for it.
test.use({ expectedErrors: /./ });

for (const attack of [...injections, ...poisonings, ...addresses, ...otherWindows]) {
  test.describe(() => {
    // Elsewhere the tests keep service workers out themselves.
    if (attack.name === 'a service worker') test.use({ serviceWorkers: 'allow' });

    test(attack.name, async ({ page, context, site }) => {
      test.setTimeout(120_000);
      const scene = await prepare(page, context, site);
      await attempt(attack, scene, test.info());
    });
  });
}

test('there is no name in the storage that the table does not poison', async ({
  page,
  context,
}) => {
  await context.addInitScript(() => {
    const names: string[] = [];
    Object.assign(globalThis, { names });
    const { getItem } = Storage.prototype;
    Storage.prototype.getItem = function read(this: Storage, name: string) {
      names.push(name);
      return getItem.call(this, name);
    };
  });
  const read = new Set<string>();
  for (const path of ['/', '/tools/analytics', '/tools/chaat-gpt', '/?code=x', '/#signin']) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    const names = await page.evaluate(() => (globalThis as unknown as { names: string[] }).names);
    for (const name of names) read.add(name);
  }
  expect([...read].filter((name) => !(name in kept))).toEqual([]);
  expect(read.size).toBeGreaterThan(3);
});
