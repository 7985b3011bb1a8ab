import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';

/** An error whose message alone is what the person at the terminal needs. */
export class CommandError extends Error {
  override name = 'CommandError';
}

export const workspaceRoot = fileURLToPath(new URL('..', import.meta.url));

export const SHELL = 'shell';

/** An application of the workspace: its folder below apps/ and the port of its origin. */
export interface App {
  readonly name: string;
  readonly port: number;
}

const manifestSchema = v.object({ thela: v.object({ port: v.number() }) });

/**
 * All applications by port, the shell first. `PORT` in the environment moves the shell to that
 * port and the tools to those after it.
 */
export function listApps(env: NodeJS.ProcessEnv = process.env): readonly App[] {
  const apps = readdirSync(join(workspaceRoot, 'apps')).map((name) => {
    const manifest = readFileSync(join(workspaceRoot, 'apps', name, 'package.json'), 'utf8');
    return { name, port: v.parse(manifestSchema, JSON.parse(manifest)).thela.port };
  });
  const sorted = apps.toSorted((a, b) => a.port - b.port);
  const shellPort = sorted[0]?.port ?? 0;
  const shift = (env.PORT ? readPort(env.PORT) : shellPort) - shellPort;
  return sorted.map((app) => ({ ...app, port: app.port + shift }));
}

/** The application that a command's first argument names. */
export function appNamed(name: string | undefined, apps: readonly App[]): App {
  const app = apps.find((candidate) => candidate.name === name);
  if (app) return app;
  const names = apps.map((candidate) => candidate.name).join(', ');
  throw new CommandError(`${name ? `There is no app "${name}".` : 'Which app?'} One of: ${names}.`);
}

function readPort(value: string): number {
  const port = Number(value);
  if (Number.isInteger(port) && port > 0 && port < 65_000) return port;
  throw new CommandError(`PORT must be a number from 1 to 64999, not "${value}".`);
}
