import { expect } from '../fixtures';
import type { Expectation } from './fault';
import { untilHeading } from '../screen';

// What a vendor sees of a tool, and how the vendor gets it back.

/** A notice with this title is shown instead of the tool. */
function notice(title: (label: string) => string): Expectation {
  return async ({ page }, { label }) => {
    await untilHeading(page, title(label));
    await expect(page.getByRole('alert')).toContainText(title(label));
  };
}

export const unreachable = notice((label) => `${label} cannot be reached`);
const timedOut = notice((label) => `${label} takes too long`);
export const tampered = notice((label) => `${label} was stopped for your safety`);
export const incompatible = notice((label) => `${label} does not fit this page`);
export const broken = notice((label) => `${label} could not start`);
export const crashed = notice((label) => `${label} has stopped working`);
export const gone = notice((label) => `A part of ${label} is missing`);
export const disabled = notice((label) => `${label} is switched off`);

export const shown: Expectation = async ({ page }, tool) => {
  await untilHeading(page, tool.heading);
  // Exactly: a notice about a tool begins with its name, which may be its heading, too.
  const heading = page.getByRole('heading', { level: 1, name: tool.heading, exact: true });
  await expect(heading).toBeVisible();
};

export const retry: Expectation = async (stage, tool) => {
  const again = stage.page.getByRole('button', { name: 'Retry' });
  const open = stage.page.getByRole('heading', { level: 1, name: tool.heading, exact: true });
  await expect(again.or(open)).toBeVisible();
  // It may have come back by itself, even just now.
  await Promise.race([again.click().catch(() => {}), open.waitFor()]);
  await shown(stage, tool);
};

export const timesOut: Expectation = async (stage, tool) => {
  await expect(stage.page.getByText(`Opening ${tool.label} …`)).toBeAttached();
  await stage.page.clock.fastForward(30_000);
  await timedOut(stage, tool);
};

/** The tool stays on the page; the error in its event handler or promise is reported with its name. */
export function staysAndReports(what: string, error: string): Expectation {
  return async ({ page }, { app }) => {
    const expected = new RegExp(`^\\[${app}\\] ${what} \\(release 1\\.9\\.0-.*\\): ${error}`);
    const report = page.waitForEvent('console', (message) => expected.test(message.text()));
    await page.getByRole('main').getByRole('button', { name: 'Go wrong' }).click();
    await report;
    await expect(page.getByRole('button', { name: 'Go wrong' })).toBeVisible();
  };
}
