import { expect } from '@playwright/test';
import { toolPages } from '@thela/tools/tool-pages';
import type { ToolPage } from '@thela/tools/tool-pages';
import type { Row } from '../row';
import type { Tab } from '../tab';
import { button } from '../part';

type Act = (tab: Tab) => Promise<void>;

/** The main action of each tool on its open page, by app folder. */
const actions: Readonly<Record<string, Act>> = {
  'sous-chef': async (tab) => {
    await tab.enter({ role: 'textbox' }, 'tamatar bahut khatte hain, 2 kg');
    await tab.click(button('Get AI Advice'));
    await tab.expectShown({ role: 'region', name: 'Chaat-GPT Suggestion' });
  },
  profit: async (tab) => {
    const summary = { role: 'region', name: "Today's Performance Summary" };
    await tab.expectShown(summary, 'Total Profit: ₹8,170.98');
    await tab.enter({ role: 'spinbutton', name: 'onions' }, '60');
    await tab.expectWithout(summary, 'Total Profit: ₹8,170.98');
  },
  analytics: async (tab) => {
    await expect.poll(() => tab.evaluate(() => document.querySelectorAll('canvas').length)).toBe(2);
  },
  'zero-waste': async (tab) => {
    await tab.enter({ role: 'textbox' }, '10 idlis and some sambar');
    await tab.click(button('Generate a Genius Recipe'));
    await tab.expectShown({ role: 'main' }, /limited-time special/);
  },
  voice: async (tab) => {
    await tab.click(button('Start Session'));
    await tab.enter({ role: 'textbox', name: 'Type to Chaat-GPT' }, 'tomatoes are sour');
    await tab.click(button('Send'));
    await tab.expectShown({ role: 'log', name: 'Conversation' }, /\b\d+ g\b/);
  },
  strategy: async (tab) => {
    await tab.choose({ role: 'combobox' }, 'Dosa');
    await tab.enter({ role: 'spinbutton', name: 'Ingredient price a day (₹)' }, '400');
    await tab.enter({ role: 'spinbutton', name: 'Sales a day (plates)' }, '35');
    await tab.enter({ role: 'spinbutton', name: 'Profit per plate (₹)' }, '42');
    await tab.click(button('Get Daily Strategy'));
    await tab.expectShown({ role: 'region', name: 'AI Sales Strategy' }, /made-up answer|₹/);
  },
};

export async function openAndUse(tool: ToolPage, tab: Tab): Promise<void> {
  await tab.goto(tool.path);
  await use(tool, tab);
}

/** Opens a tool by its link, which loads no page anew, and does what it is for. */
export async function chooseAndUse(tool: ToolPage, tab: Tab): Promise<void> {
  await tab.click({ text: tool.label, within: { role: 'navigation', name: 'Core Features' } });
  await use(tool, tab);
}

async function use({ app, heading }: ToolPage, tab: Tab): Promise<void> {
  await tab.expectShown({ role: 'heading', name: heading });
  await actions[app]?.(tab);
}

export const mainActions: readonly Row[] = [
  {
    // One visitor for all of them: each visit by a new one costs seconds of a processor.
    name: 'the six tools open and work',
    // Without a network, each engine does the same with each of them.
    // With a tool that is not listed, Chromium tries the row, too.
    provedIn: toolPages.every(({ app }) => app in actions) ? 'ai.spec.ts' : undefined,
    run: async ({ tab }) => {
      // oxlint-disable-next-line no-await-in-loop -- one tool after the other
      for (const tool of toolPages) await openAndUse(tool, tab);
    },
  },
];
