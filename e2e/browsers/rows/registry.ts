import { toolNamed } from '../../fixtures';
import type { Row } from '../row';
import { openAndUse } from './main-actions';

/** An entry of the registry before signatures: the fields of its statement, and nobody's signature. */
function unsigned(entry: Record<string, unknown>): Record<string, unknown> {
  const { payload, signatures: _, ...fields } = entry;
  return { ...(typeof payload === 'string' ? (JSON.parse(payload) as object) : {}), ...fields };
}

export const registry: readonly Row[] = [
  {
    name: 'an unsigned entry is refused, and the other tools work',
    isAttack: true,
    run: async ({ tab, site }) => {
      await site.target.changeRegistry((now) => ({
        ...now,
        remotes: {
          ...now.remotes,
          profit: unsigned(now.remotes.profit as Record<string, unknown>),
        },
      }));
      const { path, label } = toolNamed('profit');
      await tab.goto(path);
      await tab.expectShown({ role: 'alert' }, `${label} was stopped for your safety`);
      await openAndUse(toolNamed('zero-waste'), tab);
    },
  },
];
