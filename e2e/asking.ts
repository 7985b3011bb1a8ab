import type { Page } from '@playwright/test';

/** The three tools with a question and an answer: how to ask, what the tool and its button say meanwhile, and where the answer is shown. */
export const asking = [
  {
    path: '/tools/ai-chef',
    ask: async (page: Page) => {
      await page.getByRole('textbox').fill('tamatar bahut khatte hain, 2 kg');
      await page.getByRole('button', { name: 'Get AI Advice' }).click();
    },
    waiting: 'Chaat-GPT is thinking...',
    busy: 'Get AI Advice',
    answer: (page: Page) => page.getByRole('region', { name: 'Chaat-GPT Suggestion' }),
  },
  {
    path: '/tools/zero-waste',
    ask: async (page: Page) => {
      await page.getByRole('textbox').fill('10 idlis and some sambar');
      await page.getByRole('button', { name: 'Generate a Genius Recipe' }).click();
    },
    waiting: 'Generating your genius recipe...',
    busy: 'Thinking...',
    answer: (page: Page) => page.getByText(/limited-time special/).last(),
  },
  {
    path: '/tools/daily-strategy',
    ask: async (page: Page) => {
      await page.getByRole('combobox').selectOption('Dosa');
      const numbers = page.getByRole('spinbutton');
      for (const [place, value] of ['400', '35', '42'].entries()) {
        await numbers.nth(place).fill(value);
      }
      await page.getByRole('button', { name: 'Get Daily Strategy' }).click();
    },
    waiting: 'Generating strategy...',
    busy: 'Generating...',
    answer: (page: Page) =>
      page
        .getByRole('region', { name: 'AI Sales Strategy' })
        .getByText(/made-up answer|₹/)
        .first(),
  },
] as const;
