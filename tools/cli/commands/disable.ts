import { disableTool } from '@thela/shipping/switch-tool';
import { CommandError, toolNamed } from '../../workspace';
import { printChange } from '../describe-change';
import { npmCommand } from '../npm-command';
import { chooseTarget, toOption } from '../targets';

export default npmCommand('npm run disable', 'Switches a tool off for everybody, at once.')
  .argument('[tool]')
  .requiredOption('--reason <text>', 'what vendors read in its place')
  .option(...toOption)
  .action(async (tool, { reason, to }) => {
    const { name } = toolNamed(tool);
    if (!reason.trim()) throw new CommandError('Vendors must read a reason: --reason <text>');
    const { target } = chooseTarget(to);
    printChange(name, target, await disableTool(target, name, reason.trim()));
  });
