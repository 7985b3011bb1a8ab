import { readArguments } from '../arguments';
import { printChange } from '../describe-change';
import { rollBack } from '@thela/shipping/roll-back';
import { chooseTarget, targetOption } from '../targets';
import { toolNamed } from '../../workspace';

const usage = 'npm run rollback <tool> -- [--to-version <version>] [--to folder:<path>]';

/** `npm run rollback <tool>`: ends its canary, else makes an earlier release live. */
export default async function rollback(args: readonly string[]): Promise<void> {
  const options = { ...targetOption, 'to-version': { type: 'string' } } as const;
  const { values, words } = readArguments(args, { usage, words: 1, options });
  const { name } = toolNamed(words[0]);
  const { target } = chooseTarget(values.to);
  printChange(name, target, await rollBack(target, name, values['to-version']));
}
