import { readArguments } from '../arguments';
import { printChange } from '../describe-change';
import { enableTool } from '@thela/shipping/switch-tool';
import { chooseTarget, targetOption } from '../targets';
import { toolNamed } from '../../workspace';

const usage = 'npm run enable <tool> -- [--to folder:<path>]';

/** `npm run enable <tool>`: switches a tool on again. */
export default async function enable(args: readonly string[]): Promise<void> {
  const { values, words } = readArguments(args, { usage, words: 1, options: targetOption });
  const { name } = toolNamed(words[0]);
  const { target } = chooseTarget(values.to);
  printChange(name, target, await enableTool(target, name));
}
