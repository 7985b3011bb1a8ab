import { toolPages } from '@thela/tools/tool-pages';
import { cutOff, reconnect, visit } from '../../offline-site';
import type { Row } from '../row';
import { chooseAndUse, openAndUse } from './main-actions';

export const offline: readonly Row[] = [
  {
    name: 'without a network, after one visit',
    provedIn: 'offline.spec.ts',
    run: async ({ tab, site }) => {
      await visit(tab, site);
      // WebDriver cannot cut a browser off, so the servers stop.
      await cutOff(site);
      try {
        await tab.goto('/');
        await tab.expectShown({ role: 'heading', name: 'Welcome to Thela' });
        // One by its address is enough of the engine; Chromium opens all of them so.
        const [first, ...others] = toolPages;
        if (first) await openAndUse(first, tab);
        for (const tool of others) await chooseAndUse(tool, tab);
      } finally {
        await reconnect(site);
      }
    },
  },
];
