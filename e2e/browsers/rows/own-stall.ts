import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Site } from '../../site';
import { button } from '../part';
import type { Row } from '../row';
import type { Tab } from '../tab';
import { storeStall } from './stored-stall';

const main = { role: 'main' };
const conversation = { role: 'log', name: 'Conversation' };
const pani = { role: 'spinbutton', name: 'Plates of Pani Puri sold' };

async function findAndTap(tab: Tab, dish: string): Promise<void> {
  await tab.enter({ label: 'Search dishes' }, dish);
  await tab.click({ text: dish, within: main });
}

/** Serves the start page without its modules, as a browser has it until they have arrived. */
function removeModules(site: Site): void {
  const page = join(site.folder, 'shell/index.html');
  const text = readFileSync(page, 'utf8');
  writeFileSync(page, text.replaceAll(/<script type="module"[^>]*><\/script>/g, ''));
  for (const copy of [`${page}.br`, `${page}.gz`]) rmSync(copy, { force: true });
}

export const ownStall: readonly Row[] = [
  {
    name: 'a stall of six dishes is set up, counted on, there after a reload, and counted by the assistant',
    provedIn: 'stall.spec.ts',
    run: async ({ tab }) => {
      await tab.goto('/stall');
      await tab.enter({ label: 'Name of the stall' }, 'Asha Tiffin');
      await tab.click(button('Continue'));
      for (const dish of ['Masala Dosa', 'Plain Dosa', 'Pani Puri', 'Vada Pav', 'Poha', 'Lassi']) {
        // oxlint-disable-next-line no-await-in-loop -- a person finds and taps one after the other
        await findAndTap(tab, dish);
      }
      await tab.expectShown(main, /6 dishes chosen/);
      await tab.click(button('Continue'));
      await tab.click(button('Start my stall'));
      await tab.expectShown({ role: 'heading', name: 'Asha Tiffin' });
      await tab.goto('/tools/profit-optimizer');
      await tab.click(button('One plate of Pani Puri more'));
      await tab.enter(pani, '12');
      await tab.expectShown(pani, /^12$/);
      await tab.reload();
      await tab.expectShown(pani, /^12$/);
      await tab.goto('/stall');
      await tab.expectShown({ role: 'heading', name: 'Asha Tiffin' });
      await tab.goto('/stall/days');
      await tab.expectShown(main, /12 plates/);
      await tab.goto('/tools/chaat-gpt');
      await tab.enter({ role: 'textbox', name: 'Type to Chaat-GPT' }, 'do pani puri becha');
      await tab.click(button('Send'));
      await tab.expectShown(conversation, /2 Pani Puri jodin: aaj 14/);
      await tab.click(button('Undo'));
      await tab.expectShown(conversation, /Wapas liya: 2 Pani Puri; aaj 12/);
    },
  },
  {
    name: 'a dish of the menu has an address of its own, and Back leads to the list',
    run: async ({ tab }) => {
      await storeStall(tab);
      await tab.goto('/tools/profit-optimizer');
      await tab.click({ role: 'link', name: 'My menu', within: main });
      await tab.click({ role: 'link', name: 'Masala Dosa', within: main });
      await tab.enter({ label: 'Selling price of a plate' }, '90');
      await tab.expectShown(main, /₹78\.20/);
      await tab.evaluate(() => window.history.back());
      await tab.expectShown({ role: 'heading', name: 'My menu' });
      await tab.expectShown(main, /₹90/);
    },
  },
  {
    name: 'the day of an own stall is shown before any module has run',
    provedIn: 'fast.spec.ts',
    run: async ({ tab, site }) => {
      await storeStall(tab);
      await tab.goto('/');
      await tab.expectShown({ role: 'heading', name: 'Asha Tiffin' });
      removeModules(site);
      await tab.reload();
      await tab.expectShown({ role: 'heading', name: 'Asha Tiffin' });
      await tab.expectShown(main, /₹170/);
    },
  },
  {
    name: 'plates are counted one tap each, one is undone, and yesterday is mended',
    provedIn: 'count.spec.ts',
    run: async ({ tab }) => {
      await storeStall(tab);
      await tab.goto('/tools/profit-optimizer/count');
      const dosa = { text: 'Masala Dosa', within: main };
      await tab.expectShown(main, /Masala Dosa, 2 plates,/);
      await tab.click(dosa);
      await tab.expectShown(main, /Masala Dosa, 3 plates,/);
      await tab.click(dosa);
      await tab.expectShown(main, /Masala Dosa, 4 plates,/);
      await tab.click(button('Undo: Masala Dosa'));
      await tab.expectShown(main, /Masala Dosa, 3 plates,/);
      await tab.reload();
      await tab.expectShown(main, /Masala Dosa, 3 plates,/);

      await tab.click({ role: 'link', name: 'Yesterday', within: main });
      await tab.expectShown(main, /Plates of Masala Dosa on/);
      const name = await tab.evaluate(
        () =>
          [...document.querySelectorAll('main li label span')]
            .map(({ textContent }) => textContent)
            .find((label) => label?.startsWith('Plates of Masala Dosa')) ?? '',
      );
      await tab.enter({ role: 'spinbutton', name }, '7');
      // The field is left before a link is pressed: what is stored may move the link under the pointer.
      await tab.click({ text: 'That was yesterday. What you change counts there, not today.' });
      await tab.expectShown(main, /Plates7/);
      await tab.click({ role: 'link', name: 'Count today', within: main });
      await tab.expectShown(main, /Masala Dosa, 3 plates,/);
      await tab.click({ role: 'link', name: 'Yesterday', within: main });
      await tab.expectShown(main, /Plates7/);
    },
  },
  {
    name: 'a page that is left while it stores leaves the records open to the next one',
    run: async ({ tab }) => {
      await storeStall(tab);
      await tab.goto('/tools/profit-optimizer/count');
      await tab.expectShown(main, /Masala Dosa, 2 plates,/);
      // A slow phone, on which something is always on its way to the disk.
      await tab.evaluate(() => {
        const buttons = [...document.querySelectorAll<HTMLElement>('main button')];
        const dosa = buttons.find(({ textContent }) => textContent?.includes('Masala Dosa'));
        setInterval(() => {
          dosa?.click();
          const end = performance.now() + 30;
          while (performance.now() < end);
        });
      });
      await tab.goto('/account');
      await tab.goto('/tools/profit-optimizer/count');
      await tab.expectShown(main, /Masala Dosa, \d+ plates,/);
      // The page knows of yesterday only what is in the records.
      await tab.click({ role: 'link', name: 'Yesterday', within: main });
      await tab.expectShown(main, /Plates of Masala Dosa on/);
    },
  },
];
