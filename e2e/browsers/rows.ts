import { expect } from '@playwright/test';
import { toolPages } from '@thela/tools/tool-pages';
import { toolNamed } from '../fixtures';
import { cutOff, reconnect, visit } from '../offline-site';
import { statementIn } from '../signed-entries';
import { button } from './part';
import type { Row } from './row';
import { accountStall } from './rows/account-stall';
import { accounts } from './rows/accounts';
import { changedFiles } from './rows/changed-files';
import { inLanguages } from './rows/languages';
import { chooseAndUse, mainActions, openAndUse } from './rows/main-actions';
import { ownStall } from './rows/own-stall';

const onions = { role: 'spinbutton', name: 'onions' };
const dosas = { role: 'spinbutton', name: 'Plates of Masala Dosa sold' };

const PHONE = { width: 400, height: 800 };
/** What a keyboard leaves of it, where it makes the window lower. */
const ABOVE_KEYBOARD = { width: 400, height: 460 };
const bar = { role: 'navigation', name: 'Main pages' };

/** Everything that each engine must do. */
export const rows: readonly Row[] = [
  ...mainActions,
  ...inLanguages,
  ...accounts,
  {
    name: 'a price and plates survive a reload',
    provedIn: 'persisted-day.spec.ts',
    run: async ({ tab }) => {
      await tab.goto('/tools/profit-optimizer');
      await tab.enter(onions, '42.5');
      await tab.click(button('One plate of Masala Dosa more'));
      await tab.expectShown(dosas, /^36$/);
      await tab.reload();
      await tab.expectShown(onions, /^42\.5$/);
      await tab.expectShown(dosas, /^36$/);
    },
  },
  ...ownStall,
  ...accountStall,
  {
    name: 'a phone has a bar at the bottom, which makes room while something is typed',
    provedIn: 'bottom-bar.spec.ts',
    run: async ({ tab }) => {
      await tab.resize(PHONE);
      await tab.goto('/');
      await tab.click({ role: 'link', name: 'Count', within: bar });
      await tab.goto('/tools/zero-waste');
      await tab.expectShown({ role: 'heading', name: 'Zero-Waste Genius' });
      await tab.enter({ role: 'textbox' }, '10 idlis');
      await tab.resize(ABOVE_KEYBOARD);
      await tab.expectHidden(bar);
      await tab.resize(PHONE);
      await tab.expectShown(bar, /Tomorrow/);
      await tab.click(button('About, help and terms'));
      await tab.expectShown({ role: 'link', name: 'Terms of Service' });
      await tab.click(button('More'));
      await tab.expectShown({ role: 'dialog', name: 'More' });
    },
  },
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
  ...changedFiles,
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
  // Last, because it is about all rows.
  {
    name: 'no violation of the policy in all rows, and one is reported',
    run: async ({ tab, reports }) => {
      await tab.goto('/');
      await tab.evaluate(() => fetch('http://evil.example/').catch(() => null));
      // Only this one: reports of the rows before would have come earlier.
      await expect
        .poll(() => reports.map((report) => report.replace(/\/$/, '')))
        .toEqual(['connect-src http://evil.example']);
      reports.splice(0);
    },
  },
];
