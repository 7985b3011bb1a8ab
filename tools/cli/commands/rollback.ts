import { rollBack } from '@thela/shipping/roll-back';
import { npmCommand } from '../npm-command';
import { changeTool, toOption } from '../targets';

export default npmCommand(
  'npm run rollback',
  'Ends the canary of a tool, else makes an earlier release live.',
)
  .argument('[tool]')
  .option('--to-version <version>', 'the release to go back to, by default the one before')
  .option(...toOption)
  .action((tool, { toVersion, to }) =>
    changeTool(tool, to, (target, name) => rollBack(target, name, toVersion)),
  );
