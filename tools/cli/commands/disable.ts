import { disableTool } from '@thela/shipping/switch-tool';
import { CommandError, toolNamed } from '../../workspace';
import { printChange } from '../describe-change';
import { npmCommand } from '../npm-command';
import { chooseTarget, toOption } from '../targets';

export default npmCommand('npm run disable', 'Switches a tool off for everybody, at once.')
  .argument('[tool]')
  .option('--reason <text>', 'what vendors read in its place')
  .option(...toOption)
  .action(async (tool, { reason, to }) => {
    const { name } = toolNamed(tool);
    const words = reason?.trim();
    if (!words) {
      throw new CommandError(
        'Vendors must read a reason: npm run disable <tool> -- --reason "<what they read>"',
      );
    }
    const { target } = chooseTarget(to);
    printChange(name, target, await disableTool(target, name, words));
  });
