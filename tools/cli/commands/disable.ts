import { disableTool } from '@thela/shipping/switch-tool';
import { CommandError } from '../../workspace';
import { npmCommand } from '../npm-command';
import { changeTool, toOption } from '../targets';

export default npmCommand('npm run disable', 'Switches a tool off for everybody, at once.')
  .argument('[tool]')
  .option('--reason <text>', 'what vendors read in its place')
  .option(...toOption)
  .action((tool, { reason, to }) =>
    changeTool(tool, to, (target, name) => {
      const words = reason?.trim();
      if (words) return disableTool(target, name, words);
      throw new CommandError(
        'Vendors must read a reason: npm run disable <tool> -- --reason "<what they read>"',
      );
    }),
  );
