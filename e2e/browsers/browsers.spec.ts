import { annotationOf } from '../result-tables';
import { expect, test } from './fixtures';
import { rows } from './rows';

for (const { name, run, isAttack } of rows) {
  test(name, async ({ tab, site, reports }, info) => {
    const row = { name: `${name} (${info.project.name})`, expected: 'yes', seen: 'no' };
    if (isAttack) info.annotations.push(annotationOf(row));
    await run({ tab, site, reports });
    if (isAttack) info.annotations.splice(-1, 1, annotationOf({ ...row, seen: 'yes' }));
    expect(reports, 'violations of the policy').toEqual([]);
  });
}
