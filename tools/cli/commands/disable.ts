import { readArguments } from '../arguments';
import { printChange } from '../describe-change';
import { disableTool } from '@thela/shipping/switch-tool';
import { chooseTarget, targetOption } from '../targets';
import { CommandError, toolNamed } from '../../workspace';

const usage = 'npm run disable <tool> -- --reason "<what vendors read>" [--to folder:<path>]';

/** `npm run disable <tool>`: switches a tool off for everybody, at once. */
export default async function disable(args: readonly string[]): Promise<void> {
  const options = { ...targetOption, reason: { type: 'string' } } as const;
  const { values, words } = readArguments(args, { usage, words: 1, options });
  const { name } = toolNamed(words[0]);
  const reason = values.reason?.trim();
  if (!reason) throw new CommandError(`Vendors must read a reason. Usage: ${usage}`);
  const { target } = chooseTarget(values.to);
  printChange(name, target, await disableTool(target, name, reason));
}
