import { appNamed, listApps } from '../../workspace';
import { npmCommand } from '../npm-command';
import { buildApps } from '../nx';

export default npmCommand('npm run build', 'Builds the named apps, or all of them.')
  .argument('[app...]')
  .action(async (names) => {
    const apps = listApps();
    await buildApps(names.length > 0 ? names.map((name) => appNamed(name, apps).name) : undefined);
  });
