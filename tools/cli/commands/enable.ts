import { enableTool } from '@thela/shipping/switch-tool';
import { npmCommand } from '../npm-command';
import { changeTool, toOption } from '../targets';

export default npmCommand('npm run enable', 'Switches a tool on again.')
  .argument('[tool]')
  .option(...toOption)
  .action((tool, { to }) => changeTool(tool, to, enableTool));
