import { rollBack } from '@thela/shipping/roll-back';
import { toolNamed } from '../../workspace';
import { printChange } from '../describe-change';
import { npmCommand } from '../npm-command';
import { chooseTarget, toOption } from '../targets';

export default npmCommand(
  'npm run rollback',
  'Ends the canary of a tool, else makes an earlier release live.',
)
  .argument('[tool]')
  .option('--to-version <version>', 'the release to go back to, by default the one before')
  .option(...toOption)
  .action(async (tool, { toVersion, to }) => {
    const { name } = toolNamed(tool);
    const { target } = chooseTarget(to);
    printChange(name, target, await rollBack(target, name, toVersion));
  });
