import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { npmCommand } from '../npm-command';
import { buildApps } from '../nx';
import { noticesPage } from '../third-party/notices-page';
import { shippedPackages } from '../third-party/shipped-packages';
import { CommandError, listApps, workspaceRoot } from '../../workspace';

const PAGE = join(workspaceRoot, 'THIRD-PARTY.md');

export default npmCommand(
  'npm run third-party',
  'Writes the licences of what browsers get into THIRD-PARTY.md.',
)
  .option('--check', 'only compares, and fails when the file is out of date')
  .action(thirdParty);

async function thirdParty({ check }: { readonly check?: true }): Promise<void> {
  await buildApps();
  const packages = shippedPackages(listApps().map(({ name }) => name));
  const page = noticesPage(packages);
  if (existsSync(PAGE) && readFileSync(PAGE, 'utf8') === page) {
    console.log(`THIRD-PARTY.md names ${packages.length} packages and is current.`);
    return;
  }
  if (check) throw new CommandError('THIRD-PARTY.md is out of date: npm run third-party.');
  writeFileSync(PAGE, page);
  console.log(`THIRD-PARTY.md names ${packages.length} packages.`);
}
