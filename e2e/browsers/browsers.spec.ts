import { annotationOf } from '../result-tables';
import { NOT_IN_CHROMIUM } from './programs';
import { expect, test } from './fixtures';
import { rows } from './rows';

for (const { name, run, isAttack, provedIn } of rows) {
  const tag = provedIn ? [NOT_IN_CHROMIUM] : [];
  test(name, { tag }, async ({ tab, site, reports }, info) => {
    const row = { name: `${name} (${info.project.name})`, expected: 'yes', seen: 'no' };
    if (isAttack) info.annotations.push(annotationOf(row));
    await run({ tab, site, reports });
    if (isAttack) info.annotations.splice(-1, 1, annotationOf({ ...row, seen: 'yes' }));
    expect(reports, 'violations of the policy').toEqual([]);
  });
}
