import { Command } from '@commander-js/extra-typings';
import type { CommandUnknownOpts } from '@commander-js/extra-typings';
import { oneLine } from '@thela/shipping/shipping-error';
import { CommanderError } from 'commander';
import { CommandError } from '../workspace';

/**
 * Creates a command of this project; the file of the command adds arguments, options and an action.
 *
 * @param called how a person calls it, `npm run deploy`
 */
export function npmCommand(called: string, description: string) {
  return new Command(called)
    .description(description)
    .helpOption('--help', 'says this')
    .allowExcessArguments()
    .exitOverride()
    .configureOutput({ writeErr: () => {} });
}

/**
 * Reads a command's arguments and runs it.
 *
 * npm does not pass on options that stand before ` -- `: without this check, `npm run deploy profit --dry-run`
 * would deploy. npm sets an environment variable for each option that it took, so the command can refuse to run.
 *
 * @throws CommandError in one line, with the usage, for arguments that the command does not know
 */
export async function runCommand(
  command: CommandUnknownOpts,
  args: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
): Promise<void> {
  const usage = usageOf(command);
  const hint = usage.includes(' -- ')
    ? `Options go after " -- ", or npm keeps them. Usage: ${usage}`
    : `Usage: ${usage}`;
  const swallowed = command.options.find((option) => isTakenByNpm(option.name(), env));
  if (swallowed) throw new CommandError(`npm kept ${swallowed.long} for itself. ${hint}`);
  // Without this check, commander takes the next option as the value, and git or ssh a value as an option of theirs.
  const bare = command.options.find(
    ({ long, required }) =>
      required &&
      args.some((arg, index) =>
        arg === long ? args[index + 1]?.startsWith('-') : arg.startsWith(`${long}=-`),
      ),
  );
  if (bare) throw new CommandError(`Option '${bare.flags}' lacks its value. Usage: ${usage}`);
  command.usage(usage.slice(command.name().length + 1));
  command.hook('preAction', (_, called) => {
    const surplus = called.args.slice(called.registeredArguments.length);
    if (surplus.length > 0 && !called.registeredArguments.at(-1)?.variadic) {
      throw new CommandError(`What is "${surplus.join(' ')}" meant to be? ${hint}`);
    }
  });
  try {
    await command.parseAsync(args, { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    if (error.exitCode === 0) return;
    const message = oneLine(error.message.replace(/^error: /, ''));
    throw new CommandError(
      `${message.charAt(0).toUpperCase()}${message.slice(1)}. Usage: ${usage}`,
    );
  }
}

/** `npm run deploy <tool> -- [--canary <percent>] [--dry-run]` */
function usageOf(command: CommandUnknownOpts): string {
  const words = command.registeredArguments.map((argument) =>
    argument.variadic
      ? `[${argument.name()} ...]`
      : argument.defaultValueDescription
        ? `[${argument.name()}]`
        : `<${argument.name()}>`,
  );
  const options = command.options
    .filter(({ hidden }) => !hidden)
    .map(({ flags, mandatory }) => (mandatory ? flags : `[${flags}]`));
  return [command.name(), ...words, ...(options.length > 0 ? ['--', ...options] : [])].join(' ');
}

function isTakenByNpm(option: string, env: NodeJS.ProcessEnv): boolean {
  const value = env[`npm_config_${option.replaceAll('-', '_')}`];
  return value !== undefined && value !== '' && value !== 'false';
}

/** Prints lines about what a command does, below the line that names its subject. */
export function print(lines: readonly string[]): void {
  for (const line of lines) console.log(`  ${line}`);
}
