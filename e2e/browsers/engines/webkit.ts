import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Builder, By } from 'selenium-webdriver';
import type { WebDriver, WebElement } from 'selenium-webdriver';
import { workspaceRoot } from '@thela/tools/workspace';
import type { Control, Engine, EngineTab } from './engine';

/** The programs of WebKitGTK that are installed on this machine. */
export interface WebKitPrograms {
  /** Path of WebKitWebDriver, which starts WebKitGTK's MiniBrowser. */
  readonly driver: string;
  /** Path of Xvfb: the browser has no headless mode. */
  readonly display: string;
}

/**
 * WebKit speaks classic WebDriver, which allows one session at a time; it needs no option to run as root. Each tab has
 * a driver of its own.
 */
export async function launchWebKit({ driver, display }: WebKitPrograms): Promise<Engine> {
  const screen = run([display, '-displayfd', '1', '-screen', '0', '1280x900x24'], {});
  const [shown] = (await once(screen.stdout, 'data')) as [Buffer];
  const start = () => startSession(driver, `:${shown.toString().trim()}`);
  let unused: Session | null = await start();
  const version = String((await unused.session.getCapabilities()).get('browserVersion'));
  return {
    version,
    newTab: async () => {
      const session = unused ?? (await start());
      unused = null;
      return tabOf(session);
    },
    close: async () => {
      await unused?.close();
      await end(screen);
    },
  };
}

/** Without a graphics card, composited layers cost WebKit half of its processor time again (2.50.6 under Xvfb). */
const WITHOUT_LAYERS = { WEBKIT_DISABLE_COMPOSITING_MODE: '1' };

/** How long a session may take to start, in milliseconds; it takes 200. */
const SESSION_TIMEOUT = 10_000;
const SESSION_TRIES = 3;

interface Session {
  readonly session: WebDriver;
  readonly close: () => Promise<void>;
}

/**
 * Starts a driver and its browser. With WebKitWebDriver 2.50.6, about one session of fifty never started while other
 * browsers ran, so that such a session is given up and another driver is started.
 */
async function startSession(driver: string, display: string): Promise<Session> {
  for (let attempt = 0; attempt < SESSION_TRIES; attempt += 1) {
    const port = await freePort();
    const server = run([driver, `--port=${port}`], { DISPLAY: display, ...WITHOUT_LAYERS });
    const address = `http://127.0.0.1:${port}`;
    await untilReady(address);
    const started = newSession(address).catch(() => null);
    const session = await Promise.race([started, pause(SESSION_TIMEOUT, null, { ref: false })]);
    if (session) {
      const close = async () => {
        await session.quit();
        await end(server);
      };
      return { session, close };
    }
    await end(server);
  }
  throw new Error('WebKitWebDriver starts no session.');
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}

/** Runs a program that ends with this process. */
function run(command: readonly string[], env: NodeJS.ProcessEnv) {
  const guarded = join(workspaceRoot, 'tools/serving/guarded.mjs');
  return spawn(process.execPath, [guarded, ...command], {
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, ...env },
  });
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

async function untilReady(address: string): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const answer = await fetch(`${address}/status`).catch(() => null);
    if (answer?.ok) return;
    await pause(50);
  }
  throw new Error('WebKitWebDriver does not start.');
}

async function newSession(address: string): Promise<WebDriver> {
  const capabilities = { browserName: 'MiniBrowser' };
  return await new Builder().usingServer(address).withCapabilities(capabilities).build();
}

function tabOf({ session, close }: Session): EngineTab {
  return {
    goto: (url) => session.get(url),
    reload: () => session.navigate().refresh(),
    resize: async (size) =>
      void (await session
        .manage()
        .window()
        .setRect({ x: 0, y: 0, ...size })),
    evaluate: (expression) => session.executeScript(`return ${expression}`),
    control: async (expression) => {
      const element = await session.executeScript<WebElement | null>(`return ${expression}`);
      return element && controlOf(session, element);
    },
    close,
  };
}

function controlOf(session: WebDriver, element: WebElement): Control {
  return {
    click: () => element.click(),
    enter: async (text) => {
      // WebKitWebDriver clears no field that is out of sight.
      await session.executeScript('arguments[0].scrollIntoView({ block: "center" })', element);
      await element.clear();
      await element.sendKeys(text);
    },
    choose: (text) => element.findElement(By.xpath(`./option[.="${text}"]`)).click(),
  };
}
