import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readArguments } from '../arguments';
import { buildApps } from '../nx';
import { noticesPage } from '../third-party/notices-page';
import { shippedPackages } from '../third-party/shipped-packages';
import { CommandError, listApps, workspaceRoot } from '../../workspace';

const PAGE = join(workspaceRoot, 'THIRD-PARTY.md');

/** `npm run third-party`: writes the licences of what browsers get; `--check` only compares. */
export default async function thirdParty(args: readonly string[]): Promise<void> {
  const options = { check: { type: 'boolean' } } as const;
  const usage = 'npm run third-party -- [--check]';
  const { values } = readArguments(args, { usage, words: 0, options });
  await buildApps();
  const packages = shippedPackages(listApps().map(({ name }) => name));
  const page = noticesPage(packages);
  if (existsSync(PAGE) && readFileSync(PAGE, 'utf8') === page) {
    console.log(`THIRD-PARTY.md names ${packages.length} packages and is current.`);
    return;
  }
  if (values.check) throw new CommandError('THIRD-PARTY.md is out of date: npm run third-party.');
  writeFileSync(PAGE, page);
  console.log(`THIRD-PARTY.md names ${packages.length} packages.`);
}
