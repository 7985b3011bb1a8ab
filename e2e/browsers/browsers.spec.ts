import { annotationOf } from '../result-tables';
import { engineNames } from './programs';
import { expect, test } from './fixtures';
import { rows } from './rows';

for (const engineName of engineNames()) {
  // Chromium leaves out what the other end-to-end tests prove in it.
  const own = rows.filter(({ provedIn }) => engineName !== 'Chromium' || !provedIn);
  test.describe(engineName, () => {
    test.use({ engineName });
    for (const { name, run, isAttack } of own) {
      test(name, async ({ tab, site, reports }, info) => {
        const row = { name: `${name} (${engineName})`, expected: 'yes', seen: 'no' };
        if (isAttack) info.annotations.push(annotationOf(row));
        await run({ tab, site, reports });
        if (isAttack) info.annotations.splice(-1, 1, annotationOf({ ...row, seen: 'yes' }));
        expect(reports, 'violations of the policy').toEqual([]);
      });
    }
  });
}
