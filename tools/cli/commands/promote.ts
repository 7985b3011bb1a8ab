import { promoteCanary } from '@thela/shipping/roll-back';
import { npmCommand } from '../npm-command';
import { changeTool, toOption } from '../targets';

export default npmCommand('npm run promote', 'Makes the canary of a tool live for everybody.')
  .argument('[tool]')
  .option(...toOption)
  .action((tool, { to }) => changeTool(tool, to, promoteCanary));
