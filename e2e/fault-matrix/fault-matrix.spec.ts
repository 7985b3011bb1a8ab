import { retry, shown } from './expectations';
import type { Fault } from './fault';
import { nightlyVisits, visits } from './visits';
import { expect, test, tools } from '../fixtures';
import { faultStep } from '../result-tables';
import type { FaultColumn } from '../result-tables';
import { openTool } from '../screen';

// The charts draw each frame of their animations.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const toolsOf = ({ victims }: Fault) => tools.filter(({ app }) => victims.includes(app));

/** What the console may say during these faults. */
function reportsOf(faults: readonly Fault[]): RegExp {
  const patterns = faults.flatMap(({ victims, reported, reports }) => [
    ...(reported ? victims.map((app) => String.raw`\[${app}\] (${reported})`) : []),
    ...(reports ? [reports.source] : []),
  ]);
  return new RegExp(patterns.join('|') || '^$');
}

for (const faults of [...visits, ...nightlyVisits]) {
  const names = faults.map(({ name }) => name);

  test.describe('fault matrix', () => {
    test.use({ expectedErrors: reportsOf(faults) });
    if (faults.some(({ isDeployed }) => isDeployed)) test.afterEach(({ site }) => site.restore());
    const annotation = names.map((name) => ({ type: 'fault', description: name }));

    const tag = nightlyVisits.includes(faults) ? '@nightly' : [];

    test(names.join(', '), { annotation, tag }, async ({ page, context, site }) => {
      // Shorter, so that a hanging step fails with its own message.
      page.setDefaultTimeout(30_000);
      const stage = { page, context, site };
      const escaped: Error[] = [];
      page.on('pageerror', (error) => escaped.push(error));
      const revenue = page
        .getByRole('region', { name: "Today's Performance", exact: true })
        .getByText(/^₹/)
        .first();
      const step = ({ name }: Fault, column: FaultColumn, body: () => Promise<void>) =>
        test.step(faultStep(name, column), body);
      const recover = (fault: Fault, how: Fault['shows']) =>
        step(fault, 'Retry works', async () => {
          for (const tool of toolsOf(fault)) {
            await openTool(page, tool.label);
            await (fault.recover ?? how)(stage, tool);
          }
        });
      const nothingEscapes = (fault: Fault) =>
        step(fault, 'nothing escapes', async () => expect(escaped).toEqual([]));

      await page.clock.install();
      for (const fault of faults) await fault.prepare?.(stage);
      await page.goto('/');
      await openTool(page, 'Profit Optimizer');
      await page.getByRole('button', { name: 'One plate of Plain Dosa more' }).click();
      for (const [place, fault] of faults.entries()) {
        // Later victims must not be loaded yet.
        const failing = faults.filter(({ isUntilReload }, at) => at >= place || isUntilReload);
        const victims = new Set(failing.flatMap(toolsOf));
        const openOthers = async () => {
          for (const tool of tools.filter((each) => !victims.has(each))) {
            await openTool(page, tool.label);
            await shown(stage, tool);
          }
        };
        if (fault.isAfterFirstLoad) await openOthers();
        await fault.begin?.(stage);
        const figure = (await revenue.textContent()) ?? '';
        expect(figure).toMatch(/^₹(9,675|50)\.00$/);

        await step(fault, 'right message', async () => {
          for (const tool of toolsOf(fault)) {
            await openTool(page, tool.label);
            await fault.shows(stage, tool);
          }
        });
        await step(fault, 'others work', openOthers);
        await step(fault, 'day kept', () => expect(revenue).toHaveText(figure));
        await (fault.end ? fault.end(stage) : page.unrouteAll());
        if (fault.isUntilReload) continue;
        await recover(fault, retry);
        await nothingEscapes(fault);
      }
      const untilReload = faults.filter(({ isUntilReload }) => isUntilReload);
      if (untilReload.length > 0) await page.reload();
      for (const fault of untilReload) {
        await recover(fault, shown);
        await nothingEscapes(fault);
      }
    });
  });
}
