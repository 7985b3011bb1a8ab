import { parseArgs } from 'node:util';
import type { ParseArgsConfig } from 'node:util';
import { CommandError } from '../workspace';

type Options = NonNullable<ParseArgsConfig['options']>;

/** What a command understands. */
export interface CommandLine<T extends Options> {
  /** How it is called, `npm run deploy <tool> -- [--to folder:<path>]`. */
  readonly usage: string;
  /** How many words it takes besides its options; any number if left out. */
  readonly words?: number;
  readonly options: T;
}

/**
 * Reads a command's arguments.
 *
 * npm keeps options for itself that do not stand after ` -- `, and hands on what followed them, so
 * `--dry-run` would deploy. It tells commands of them in the environment, and this refuses them.
 *
 * @throws CommandError in one line, with the usage, for what the command does not understand
 */
export function readArguments<const T extends Options>(
  args: readonly string[],
  { usage, words, options }: CommandLine<T>,
  env: NodeJS.ProcessEnv = process.env,
) {
  const kept = Object.keys(options).find((name) => isTakenByNpm(name, env));
  if (kept) throw new CommandError(`npm kept --${kept} for itself. ${hint(usage)}`);
  const { values, positionals } = parse([...args], options, usage);
  const surplus = positionals.slice(words ?? positionals.length);
  if (surplus.length > 0) {
    throw new CommandError(`What is "${surplus.join(' ')}" meant to be? ${hint(usage)}`);
  }
  return { values, words: positionals };
}

function parse<const T extends Options>(args: string[], options: T, usage: string) {
  try {
    return parseArgs({ args, options, allowPositionals: true, strict: true });
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (!code?.startsWith('ERR_PARSE_ARGS')) throw error;
    const [said = ''] = message.split(/\.?\n|\. /);
    throw new CommandError(`${said}. Usage: ${usage}`);
  }
}

function isTakenByNpm(option: string, env: NodeJS.ProcessEnv): boolean {
  const value = env[`npm_config_${option.replaceAll('-', '_')}`];
  return value !== undefined && value !== '' && value !== 'false';
}

function hint(usage: string): string {
  return usage.includes(' -- ')
    ? `Options go after " -- ", or npm keeps them. Usage: ${usage}`
    : `Usage: ${usage}`;
}
