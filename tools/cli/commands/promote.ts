import { promoteCanary } from '@thela/shipping/roll-back';
import { toolNamed } from '../../workspace';
import { printChange } from '../describe-change';
import { npmCommand } from '../npm-command';
import { chooseTarget, toOption } from '../targets';

export default npmCommand('npm run promote', 'Makes the canary of a tool live for everybody.')
  .argument('[tool]')
  .option(...toOption)
  .action(async (tool, { to }) => {
    const { name } = toolNamed(tool);
    const { target } = chooseTarget(to);
    printChange(name, target, await promoteCanary(target, name));
  });
