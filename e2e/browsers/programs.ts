import { launchChromium, launchFirefox } from './engines/puppeteer';
import { launchWebKit } from './engines/webkit';
import type { Engine } from './engines/engine';

/** Tag of the rows that the other end-to-end tests prove in Chromium. */
export const NOT_IN_CHROMIUM = '@not-in-chromium';

/** How each engine is started; `null` when the environment does not name its programs. */
export function engineStarts(env: NodeJS.ProcessEnv = process.env) {
  const { CHROMIUM_PATH, FIREFOX_PATH, WEBKIT_DRIVER_PATH: driver, XVFB_PATH: display } = env;
  return {
    Chromium: CHROMIUM_PATH ? () => launchChromium(CHROMIUM_PATH) : null,
    Firefox: FIREFOX_PATH ? () => launchFirefox(FIREFOX_PATH) : null,
    WebKit: driver && display ? () => launchWebKit({ driver, display }) : null,
  } satisfies Record<string, (() => Promise<Engine>) | null>;
}
