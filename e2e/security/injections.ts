import { EVIL } from './attack';
import type { Attack } from './attack';

export const injections: readonly Attack[] = [
  {
    name: 'a tool from a foreign origin in remotes.json',
    expected: 'stopped, and never asked for',
    run: async ({ page, site, asked }) => {
      await page.route(`${site.url}/remotes.json`, async (route) => {
        const text = await (await route.fetch()).text();
        await route.fulfill({ body: text.replaceAll(site.originOf('profit'), EVIL) });
      });
      await page.goto('/tools/profit-optimizer');
      await page.getByRole('alert').getByText('was stopped for your safety').waitFor();
      return asked.length > 0 ? `asked for ${asked.join()}` : 'stopped, and never asked for';
    },
  },
  {
    name: 'camera, place, payment, USB and the like',
    isNightly: true,
    expected: 'off; the microphone is for this site only',
    run: async ({ page }) => {
      await page.goto('/');
      const allowed = await page.evaluate(() => {
        const { featurePolicy } = document as unknown as {
          featurePolicy: { getAllowlistForFeature: (feature: string) => string[] };
        };
        const features = ['camera', 'geolocation', 'payment', 'usb', 'hid', 'serial', 'microphone'];
        return features.flatMap((feature) =>
          featurePolicy.getAllowlistForFeature(feature).map((origin) => `${feature} ${origin}`),
        );
      });
      const isOurs = allowed.length === 1 && allowed[0]?.startsWith('microphone http://localhost:');
      return isOurs ? 'off; the microphone is for this site only' : allowed.join();
    },
  },
  {
    name: '8,000 letters of which NFKC makes 144,000',
    isNightly: true,
    expected: 'too long, and nothing is lost',
    run: async ({ page }) => {
      const text = '\uFDFA'.repeat(8000);
      await page.goto('/tools/ai-chef');
      const field = page.getByRole('main').getByRole('textbox');
      await field.fill(text);
      await page.getByRole('button', { name: 'Get AI Advice' }).click();
      const notice = page.getByRole('main').getByText('1,44,000 letters').first();
      await notice.waitFor();
      return (await field.inputValue()) === text ? 'too long, and nothing is lost' : 'text lost';
    },
  },
];
