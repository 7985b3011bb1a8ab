import { readArguments } from '../arguments';
import { printChange } from '../describe-change';
import { promoteCanary } from '@thela/shipping/roll-back';
import { chooseTarget, targetOption } from '../targets';
import { toolNamed } from '../../workspace';

const usage = 'npm run promote <tool> -- [--to folder:<path>]';

/** `npm run promote <tool>`: its canary goes live for everybody. */
export default async function promote(args: readonly string[]): Promise<void> {
  const { values, words } = readArguments(args, { usage, words: 1, options: targetOption });
  const { name } = toolNamed(words[0]);
  const { target } = chooseTarget(values.to);
  printChange(name, target, await promoteCanary(target, name));
}
