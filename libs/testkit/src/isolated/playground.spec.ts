import { once } from 'node:events';
import { request as askBare } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { axeFindings, sidewaysOverflow, targetSizes } from './page-checks';

const chosenOn = (page: Page) => () =>
  page
    .getByRole('radio', { checked: true })
    .evaluateAll((radios) => radios.map((radio) => (radio as HTMLInputElement).value));

test('a foreign Host is refused', async ({ baseURL }) => {
  const asked = askBare(new URL('playground.json', baseURL), {
    headers: { Host: 'evil.example' },
  }).end();
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  response.resume();
  expect(response.statusCode).toBe(421);
});

test('a scenario is chosen by keyboard and has an address that can be shared', async ({
  page,
  tool,
}) => {
  await page.goto('/');
  await expect
    .poll(chosenOn(page))
    .toEqual([
      'unknown',
      'sample',
      'built-in',
      'browser',
      'allowed',
      'sample',
      'owner',
      'en-IN',
      'wide',
    ]);
  await page.getByRole('radio', { name: 'Unknown' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowLeft');
  await expect(page).toHaveURL(
    '/?session=signed-in&figures=extreme&ai=built-in&voice=browser&speech=allowed&stall=sample&role=owner&language=en-IN&width=wide',
  );
  const frame = page.frameLocator(`iframe[title="${tool}"]`);
  await expect(frame.getByRole('heading', { level: 1 })).toBeVisible();

  await page.goto(
    '/?session=signed-out&figures=none&ai=slow&voice=vapi&speech=absent&stall=own&role=helper&language=te-IN&width=narrow',
  );
  await expect
    .poll(chosenOn(page))
    .toEqual(['signed-out', 'none', 'slow', 'vapi', 'absent', 'own', 'helper', 'te-IN', 'narrow']);
  await expect(page.locator('iframe')).toHaveAttribute(
    'src',
    '/tool?session=signed-out&figures=none&ai=slow&voice=vapi&speech=absent&stall=own&role=helper&language=te-IN',
  );
});

test('the frame is as wide as the page or as a phone, and an unknown choice in the address is reported', async ({
  page,
  tool,
}) => {
  await page.goto('/?figures=huge&colour=red');
  await expect(page.getByRole('status')).toHaveText(
    'There is no figures “huge”: “sample” is shown.There is no switch “colour”.',
  );

  const frame = page.frameLocator(`iframe[title="${tool}"]`);
  await expect(frame.getByRole('heading', { level: 1 })).toBeVisible();
  const widthInside = () => frame.locator('html').evaluate(() => window.innerWidth);
  expect(await widthInside()).toBe(1280);
  await page.getByRole('radio', { name: 'Narrow' }).check();
  await expect.poll(widthInside).toBe(360);
  await expect(frame.getByRole('heading', { level: 1 })).toBeVisible();

  await page.goto('/tool?mounts=many');
  await expect(page.getByText('There is no mounts “many”: “1” is shown.')).toBeVisible();
});

test('has no axe violations, fits and has large enough targets, narrow and wide', async ({
  page,
  tool,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/?width=narrow&figures=huge');
  const frame = page.frameLocator(`iframe[title="${tool}"]`);
  await expect(frame.getByRole('heading', { level: 1 })).toBeVisible();
  for (const width of [360, 1280]) {
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 });
      expect(await axeFindings(page)).toEqual([]);
      await expect.poll(() => sidewaysOverflow(page)).toBe(0);
      expect(Math.min(...(await targetSizes(page.locator('label'))))).toBeGreaterThanOrEqual(48);
    });
  }
});

test.describe('policy violations', () => {
  test.use({ expectedErrors: /TrustedHTML/ });

  test('its pages have the Content-Security-Policy of the shell', async ({
    openTool,
    page,
    request,
  }) => {
    const policy = (await request.get('/tool')).headers()['content-security-policy'] ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).not.toContain('unsafe');
    await openTool();
    const markup = page.evaluate(() => document.body.insertAdjacentHTML('beforeend', '<b>x</b>'));
    await expect(markup).rejects.toThrow('TrustedHTML');
  });
});
