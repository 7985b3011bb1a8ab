import { toolNamed } from '../../fixtures';
import { statementIn } from '../../signed-entries';
import type { Row } from '../row';
import { openAndUse } from './main-actions';

export const registry: readonly Row[] = [
  {
    name: 'an unsigned entry is refused, and the other tools work',
    isAttack: true,
    run: async ({ tab, site }) => {
      await site.target.changeRegistry((now) => ({
        ...now,
        remotes: {
          ...now.remotes,
          // What it says, and nobody's signature.
          profit: statementIn(now, 'profit'),
        },
      }));
      const { path, label } = toolNamed('profit');
      await tab.goto(path);
      await tab.expectShown({ role: 'alert' }, `${label} was stopped for your safety`);
      await openAndUse(toolNamed('zero-waste'), tab);
    },
  },
];
