import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { vi } from 'vitest';

/** Ends the child when this process ends. */
const GUARDED = fileURLToPath(new URL('../../../../tools/serving/guarded.mjs', import.meta.url));

const VERSION = '2.9.6';
const DENO = fileURLToPath(new URL(`../../../../.thela/deno-${VERSION}/`, import.meta.url));

/** No dependency of this package: its 92 MB are for the nightly tests alone. */
export function installDeno(): void {
  if (existsSync(DENO)) return;
  mkdirSync(dirname(DENO), { recursive: true });
  const folder = mkdtempSync(join(dirname(DENO), 'deno-'));
  const options = ['--ignore-scripts', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
  const args = ['install', ...options, '--prefix', folder, `deno@${VERSION}`];
  execFileSync('npm', args, { stdio: ['ignore', 'ignore', 'inherit'] });
  try {
    renameSync(folder, DENO);
  } catch (error) {
    rmSync(folder, { recursive: true });
    // Another process has installed it meanwhile.
    if (!existsSync(DENO)) throw error;
  }
}

/** The Deno binary itself: npm's wrapper script would leave it running when it is killed. */
function denoPath(): string {
  const { runInstall } = createRequire(DENO)('deno/install_api.cjs') as {
    readonly runInstall: () => string;
  };
  return runInstall();
}

/**
 * Runs a function as a hosted project does, at a free port, with the packages of its `deno.json`; here they come from
 * node_modules. `installDeno` comes first.
 *
 * @param index its `index.ts`
 */
export function runDeno(index: URL, env: Readonly<Record<string, string>>) {
  const config = fileURLToPath(new URL('deno.json', index));
  const args = [
    'run',
    ...(existsSync(config) ? [`--config=${config}`, '--node-modules-dir=manual'] : ['--no-config']),
    '--cached-only',
    '--allow-env',
    '--allow-net=127.0.0.1',
    fileURLToPath(index),
  ];
  const child = spawn(process.execPath, [GUARDED, denoPath(), ...args], {
    env: {
      ...env,
      DENO_SERVE_ADDRESS: 'tcp:127.0.0.1:0',
      DENO_NO_UPDATE_CHECK: '1',
      NO_COLOR: '1',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const listening = /Listening on (http:\/\/127\.0\.0\.1:\d+)/;
  return {
    child,
    output: () => output,
    /** Its origin, once it listens. Rejects after 20 s. */
    origin: () =>
      vi.waitFor(() => {
        const [, origin] = listening.exec(output) ?? [];
        if (origin === undefined) throw new Error(`Deno does not listen: ${output}`);
        return origin;
      }, 20_000),
  };
}
