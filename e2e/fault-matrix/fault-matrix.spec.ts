import type { Page } from '@playwright/test';
import { faults } from './faults';
import { shown } from './expectations';
import type { FaultStep } from './steps';
import { expect, test } from '../fixtures';
import { tools } from '../tools';

const step = (name: FaultStep, body: () => Promise<void>) => test.step(name, body);

async function choose(page: Page, label: string) {
  const sidebar = page.getByRole('navigation', { name: 'Core Features' });
  await sidebar.getByRole('link', { name: label }).click();
}

for (const fault of faults) {
  const victims = tools.filter(({ app }) => fault.victims.some((name) => name === app));
  const others = tools.filter((tool) => !victims.includes(tool));

  test.describe('fault matrix', () => {
    test.use({ expectedErrors: fault.reports });
    if (fault.isDeployed) test.afterEach(({ site }) => site.restore());

    test(fault.name, { annotation: { type: 'fault' } }, async ({ page, context, site }) => {
      const stage = { page, context, site };
      const escaped: Error[] = [];
      page.on('pageerror', (error) => escaped.push(error));
      const openOthers = async () => {
        for (const tool of others) {
          await choose(page, tool.label);
          await shown(stage, tool);
        }
      };
      const revenue = page
        .getByRole('region', { name: "Today's Performance", exact: true })
        .getByText(/^₹/)
        .first();

      await page.clock.install();
      await fault.prepare?.(stage);
      await page.goto('/');
      await choose(page, 'Profit Optimizer');
      await page.getByRole('button', { name: 'One plate of Plain Dosa more' }).click();
      if (fault.isAfterFirstLoad) await openOthers();
      await fault.begin(stage);
      const figure = (await revenue.textContent()) ?? '';
      expect(figure).toMatch(/^₹(9,675|50)\.00$/);

      await step('right message', async () => {
        for (const victim of victims) {
          await choose(page, victim.label);
          await fault.shows(stage, victim);
        }
      });
      await step('others work', openOthers);
      await step('day kept', () => expect(revenue).toHaveText(figure));
      await step('Retry works', async () => {
        await fault.end(stage);
        for (const victim of victims) {
          await choose(page, victim.label);
          await fault.recover(stage, victim);
        }
      });
      await step('nothing escapes', async () => expect(escaped).toEqual([]));
    });
  });
}
