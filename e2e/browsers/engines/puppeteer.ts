import { launch } from 'puppeteer-core';
import type { Browser, ElementHandle, LaunchOptions, Page } from 'puppeteer-core';
import type { Control, Engine, EngineTab } from './engine';

/** Chromium speaks the DevTools protocol. Its sandbox refuses to run as root. */
export function launchChromium(path: string): Promise<Engine> {
  return start({ executablePath: path, headless: 'shell', args: ['--no-sandbox'] });
}

/** Firefox speaks WebDriver BiDi, and needs no option to run as root. */
export function launchFirefox(path: string): Promise<Engine> {
  return start({
    browser: 'firefox',
    executablePath: path,
    extraPrefsFirefox: CHEAP_FRAMES,
    // Nothing asks for requests, and the report of each costs the browser time.
    networkEnabled: false,
  });
}

/** Without a graphics card, the 60 frames of a second took a quarter of Firefox's processor time (153.7). */
const CHEAP_FRAMES = { 'layout.frame_rate': 10 };

async function start(options: LaunchOptions): Promise<Engine> {
  const browser = await launch({ ...options, defaultViewport: { width: 1280, height: 800 } });
  return {
    // `Chrome/156.0`, `firefox/153.7.0`
    version: (await browser.version()).replace(/^\D*/, ''),
    newTab: () => newTab(browser),
    close: () => browser.close(),
  };
}

async function newTab(browser: Browser): Promise<EngineTab> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  return {
    goto: async (url) => void (await page.goto(url)),
    reload: async () => void (await page.reload()),
    resize: (size) => page.setViewport(size),
    evaluate: (expression) => page.evaluate(expression),
    control: async (expression) => {
      const handle = await page.evaluateHandle(expression);
      const element = handle.asElement() as ElementHandle | null;
      return element && controlOf(page, element);
    },
    close: () => context.close(),
  };
}

function controlOf(page: Page, element: ElementHandle): Control {
  return {
    click: () => element.click(),
    enter: async (text) => {
      await element.evaluate((field) => {
        if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
          field.focus();
          field.select();
        }
      });
      await page.keyboard.type(text);
    },
    choose: async (value) => void (await element.select(value)),
  };
}
