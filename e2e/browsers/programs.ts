import { launchChromium, launchFirefox } from './engines/puppeteer';
import { launchWebKit } from './engines/webkit';
import type { Engine } from './engines/engine';

export type EngineName = 'Chromium' | 'Firefox' | 'WebKit';

/** How each engine is started; `null` when the environment does not name its programs. */
function engineStarts(): Record<EngineName, (() => Promise<Engine>) | null> {
  const {
    CHROMIUM_PATH,
    FIREFOX_PATH,
    WEBKIT_DRIVER_PATH: driver,
    XVFB_PATH: display,
  } = process.env;
  return {
    Chromium: CHROMIUM_PATH ? () => launchChromium(CHROMIUM_PATH) : null,
    Firefox: FIREFOX_PATH ? () => launchFirefox(FIREFOX_PATH) : null,
    WebKit: driver && display ? () => launchWebKit({ driver, display }) : null,
  };
}

export function engineNames(): EngineName[] {
  const starts = Object.entries(engineStarts()) as [EngineName, unknown][];
  return starts.filter(([, start]) => start !== null).map(([name]) => name);
}

/** The one engine that runs: the next one's rows come after those of the last. */
export class RunningEngine {
  #running: { readonly name: EngineName; readonly engine: Engine } | null = null;

  /** Starts the engine, unless it runs; another one is closed. */
  async named(name: EngineName): Promise<Engine> {
    if (this.#running?.name === name) return this.#running.engine;
    await this.close();
    const start = engineStarts()[name];
    if (!start) throw new Error(`The environment does not name the programs of ${name}.`);
    const engine = await start();
    this.#running = { name, engine };
    return engine;
  }

  async close(): Promise<void> {
    await this.#running?.engine.close();
    this.#running = null;
  }
}
