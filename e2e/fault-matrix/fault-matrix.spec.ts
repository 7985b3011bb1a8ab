import { faults } from './faults';
import { retry, shown } from './expectations';
import { victim } from './fault';
import { expect, test, tools } from '../fixtures';
import type { faultSteps } from '../result-tables';
import { openTool } from '../screen';

const step = (name: (typeof faultSteps)[number], body: () => Promise<void>) =>
  test.step(name, body);

for (const fault of faults) {
  const { victims: names = [victim], reports = /^$/, recover = retry } = fault;
  const victims = tools.filter(({ app }) => names.some((name) => name === app));
  const others = tools.filter((tool) => !victims.includes(tool));

  test.describe('fault matrix', () => {
    test.use({ expectedErrors: reports });
    if (fault.isDeployed) test.afterEach(({ site }) => site.restore());

    test(fault.name, { annotation: { type: 'fault' } }, async ({ page, context, site }) => {
      const stage = { page, context, site };
      const escaped: Error[] = [];
      page.on('pageerror', (error) => escaped.push(error));
      const openOthers = async () => {
        for (const tool of others) {
          await openTool(page, tool.label);
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
      await openTool(page, 'Profit Optimizer');
      await page.getByRole('button', { name: 'One plate of Plain Dosa more' }).click();
      if (fault.isAfterFirstLoad) await openOthers();
      await fault.begin?.(stage);
      const figure = (await revenue.textContent()) ?? '';
      expect(figure).toMatch(/^₹(9,675|50)\.00$/);

      await step('right message', async () => {
        for (const tool of victims) {
          await openTool(page, tool.label);
          await fault.shows(stage, tool);
        }
      });
      await step('others work', openOthers);
      await step('day kept', () => expect(revenue).toHaveText(figure));
      await step('Retry works', async () => {
        await (fault.end ? fault.end(stage) : page.unrouteAll());
        for (const tool of victims) {
          await openTool(page, tool.label);
          await recover(stage, tool);
        }
      });
      await step('nothing escapes', async () => expect(escaped).toEqual([]));
    });
  });
}
