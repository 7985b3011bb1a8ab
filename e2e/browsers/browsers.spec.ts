import { expect, test } from './fixtures';
import { rows } from './rows';

for (const { name, run } of rows) {
  test(name, async ({ tab, site, reports }) => {
    await run({ tab, site, reports });
    expect(reports, 'violations of the policy').toEqual([]);
  });
}
