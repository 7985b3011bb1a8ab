import { enableTool } from '@thela/shipping/switch-tool';
import { toolNamed } from '../../workspace';
import { printChange } from '../describe-change';
import { npmCommand } from '../npm-command';
import { chooseTarget, toOption } from '../targets';

export default npmCommand('npm run enable', 'Switches a tool on again.')
  .argument('[tool]')
  .option(...toOption)
  .action(async (tool, { to }) => {
    const { name } = toolNamed(tool);
    const { target } = chooseTarget(to);
    printChange(name, target, await enableTool(target, name));
  });
