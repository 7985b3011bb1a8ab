import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '@thela/tools/workspace';
import { expect, test } from './fixtures';

/**
 * A build of the shell from before entries were signed, without the sign-in screens. A browser may still
 * have such a shell cached, which reads the unsigned fields of an entry.
 */
const ARCHIVED = join(workspaceRoot, 'e2e/archive/shell');

test.afterEach(({ site }) => site.restore());

test('a shell that knows no signatures still opens a tool whose entry is signed', async ({
  page,
  site,
}) => {
  const config: unknown = JSON.parse(readFileSync(join(site.folder, 'shell/config.json'), 'utf8'));
  await site.target.publishShell(ARCHIVED, config, site.headers);
  await page.goto('/tools/profit-optimizer');
  await expect(page.getByRole('heading', { name: 'Profit Optimizer' })).toBeVisible();
  const script = page.locator('script[src^="/assets/index-"]');
  expect(readFileSync(join(ARCHIVED, 'index.html'), 'utf8')).toContain(
    await script.getAttribute('src'),
  );
});
