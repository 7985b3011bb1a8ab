import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { workspaceRoot } from '@thela/tools/workspace';
import type { Control, Engine, EngineTab } from './engine';

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
  return {
    version: unused.version,
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

/** A session of classic WebDriver (https://www.w3.org/TR/webdriver2/#endpoints). */
interface Session {
  readonly version: string;
  /** Sends a command; the path is that below the session. */
  readonly post: (path: string, body?: object) => Promise<unknown>;
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
      const url = `${address}/session/${session.sessionId}`;
      return {
        version: session.capabilities.browserVersion,
        post: (path, body = {}) => send('POST', `${url}/${path}`, body),
        close: async () => {
          await send('DELETE', url);
          await end(server);
        },
      };
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

/** How classic WebDriver names an element in JSON. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

interface ElementReference {
  readonly [ELEMENT]: string;
}

interface NewSession {
  readonly sessionId: string;
  readonly capabilities: { readonly browserVersion: string };
}

function newSession(address: string): Promise<NewSession> {
  const capabilities = { alwaysMatch: { browserName: 'MiniBrowser' } };
  return send('POST', `${address}/session`, { capabilities }) as Promise<NewSession>;
}

async function send(method: 'POST' | 'DELETE', url: string, body?: object): Promise<unknown> {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await response.json()) as { readonly value: unknown };
  if (!response.ok) throw new Error((value as { readonly message: string }).message);
  return value;
}

function tabOf(session: Session): EngineTab {
  const { post, close } = session;
  const evaluate = (expression: string) =>
    post('execute/sync', { script: `return ${expression}`, args: [] });
  return {
    goto: async (url) => void (await post('url', { url })),
    reload: async () => void (await post('refresh')),
    resize: async (size) => void (await post('window/rect', { x: 0, y: 0, ...size })),
    evaluate,
    control: async (expression) => {
      const element = (await evaluate(expression)) as ElementReference | null;
      return element && controlOf(session, element);
    },
    close,
  };
}

function controlOf({ post }: Session, element: ElementReference): Control {
  const path = `element/${element[ELEMENT]}`;
  const click = async ({ [ELEMENT]: id }: ElementReference) =>
    void (await post(`element/${id}/click`));
  // WebKitWebDriver clears no field that is out of sight, and clicks on nothing that the page's header covers.
  const show = () => {
    const script = 'arguments[0].scrollIntoView({ block: "center" })';
    return post('execute/sync', { script, args: [element] });
  };
  return {
    click: async () => {
      await show();
      await click(element);
    },
    enter: async (text) => {
      await show();
      await post(`${path}/clear`);
      await post(`${path}/value`, { text });
    },
    choose: async (text) => {
      const option = { using: 'xpath', value: `./option[.="${text}"]` };
      await click((await post(`${path}/element`, option)) as ElementReference);
    },
  };
}
