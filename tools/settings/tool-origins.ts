import { parseServiceAddress } from './service-address';
import type { App } from '../workspace';
import { CommandError, originOf, SHELL } from '../workspace';

export interface ToolOrigins {
  /** Those of all tools together. */
  readonly all: readonly string[];
  /** Those of one tool, by its app folder. */
  readonly of: (tool: string) => readonly string[];
}

interface Entry {
  /** Without it, the origin is one of every tool. */
  readonly tool: string | undefined;
  readonly origin: string;
}

/**
 * Reads `REMOTE_ORIGINS`: `profit=https://profit.example, https://shared.example`. Without it, each tool comes from
 * its own origin on this machine.
 *
 * @throws CommandError when it is malformed or names an unknown tool
 */
export function readToolOrigins(
  { REMOTE_ORIGINS: value }: NodeJS.ProcessEnv,
  apps: readonly App[],
): ToolOrigins {
  const tools = apps.filter(({ name }) => name !== SHELL);
  const names = tools.map(({ name }) => name);
  const entries: readonly Entry[] = value
    ? value.split(',').map((part) => readEntry(part.trim(), names))
    : tools.map((app) => ({ tool: app.name, origin: originOf(app) }));
  const originsOf = (wanted: (entry: Entry) => boolean) => [
    ...new Set(entries.filter(wanted).map(({ origin }) => origin)),
  ];
  return {
    all: originsOf(() => true),
    of: (name) => originsOf(({ tool }) => tool === undefined || tool === name),
  };
}

function readEntry(text: string, names: readonly string[]): Entry {
  const [, tool, origin = text] = /^([a-z][a-z0-9-]*)=(.*)$/.exec(text) ?? [];
  if (tool !== undefined && !names.includes(tool)) {
    throw new CommandError(`REMOTE_ORIGINS names "${tool}", which is no tool of this workspace.`);
  }
  // A wildcard would let pages load code from any site of that domain.
  if (parseServiceAddress(origin)?.origin === origin) return { tool, origin };
  throw new CommandError(
    'REMOTE_ORIGINS must be origins such as https://profit.example or ' +
      `profit=https://profit.example, separated by commas: "${text}" is none.`,
  );
}
