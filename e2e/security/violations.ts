import type { BrowserContext, Page } from '@playwright/test';

interface Violation {
  readonly directive: string;
  /** The element, `#id`, if it is known and has an id; else the address. */
  readonly what: string;
}

type Watched = typeof globalThis & { violations: Violation[] };

export async function recordViolations(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const violations: Violation[] = [];
    Object.assign(globalThis, { violations });
    document.addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, target } = event;
      const id = target instanceof Element ? target.id : '';
      violations.push({ directive: effectiveDirective, what: id ? `#${id}` : blockedURI });
    });
  });
}

export function violationsOn(page: Page): Promise<readonly Violation[]> {
  return page.evaluate(() => (globalThis as Watched).violations);
}

export async function forgetViolations(page: Page): Promise<void> {
  await page.evaluate(() => void (globalThis as Watched).violations.splice(0));
}

/** Resolves with the next violation, or after five seconds without one. */
export function nextViolation(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const refused = () => setTimeout(resolve);
        document.addEventListener('securitypolicyviolation', refused, { once: true });
        setTimeout(resolve, 5000);
      }),
  );
}
