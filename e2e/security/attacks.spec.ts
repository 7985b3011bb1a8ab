import { test, expect } from '../fixtures';
import { accountAttacks } from './account-attacks';
import { addresses } from './addresses';
import { alone, attempt, prepare } from './attack';
import { challengeAttacks } from './challenge-attacks';
import { generatedCode } from './generated-code';
import { hostileRecords } from './hostile-records';
import { hostileTool } from './hostile-tool';
import { injections } from './injections';
import { keptCopies } from './kept-copies';
import { leftovers } from './leftovers';
import { storageKeys, namesRead, noteReading } from './storage-keys';
import { markupInjections } from './markup-injections';
import { otherWindows } from './other-windows';
import { poisonedAnswers } from './poisoned-answers';
import { poisonings } from './poisonings';
import { scriptInjections } from './script-injections';
import { openTool, untilHeading } from '../screen';

// The browser reports each refusal on the console, and the page each failure that follows.
test.use({ expectedErrors: /./, contextOptions: { reducedMotion: 'reduce' } });

const trials = [
  markupInjections,
  ...scriptInjections,
  ...injections.map(alone),
  hostileTool,
  hostileRecords,
  leftovers,
  generatedCode(false),
  ...poisonings,
  ...poisonedAnswers,
  ...addresses.map(alone),
  ...accountAttacks.map(alone),
  challengeAttacks,
  ...keptCopies.map(alone),
  ...otherWindows.map(alone),
];

for (const trial of trials) {
  test.describe(() => {
    if (trial.hasWorker) test.use({ serviceWorkers: 'allow' });

    test(`${trial.name}${trial.isNightly ? ' @nightly' : ''}`, async ({ page, context, site }) => {
      const scene = await prepare(page, context, site, trial);
      await attempt(trial, scene, test.info());
    });
  });
}

test('the table has every storage key that the page reads @nightly', async ({ page, context }) => {
  await noteReading({ context });
  await page.goto('/?code=x');
  await untilHeading(page, 'Welcome back');
  await openTool(page, 'Performance Analytics');
  await expect(page.locator('canvas')).toHaveCount(2);
  await openTool(page, 'Voice assistant');
  await expect(page.getByRole('heading', { level: 1, name: 'Chaat-GPT' })).toBeVisible();
  const known: readonly string[] = storageKeys;
  const read = await namesRead(page);
  expect(read.filter((name) => !known.includes(name))).toEqual([]);
  expect(read.length).toBeGreaterThan(3);
});
