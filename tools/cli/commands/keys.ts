import { relative } from 'node:path';
import { npmCommand } from '../npm-command';
import { tableLines } from '../table';
import {
  addRotatedKey,
  exportKeys,
  keyPaths,
  listKeys,
  makeKey,
  revokeKey,
} from '../../settings/key-changes';
import type { KeyPaths } from '../../settings/key-changes';
import { CommandError, listTools, toolNamed, workspaceRoot } from '../../workspace';

export default npmCommand(
  'npm run keys',
  'Makes the key that signs what is live of a tool; its public half goes into tool-keys.json.',
)
  .argument('[tool]')
  .option('--list', 'lists the keys of the tool, or of all')
  .option('--rotate', 'makes a second key; both sign until one is revoked')
  .option('--revoke <id>', 'removes a key here and from tool-keys.json')
  .option('--export', "writes the tool's private keys for THELA_SIGNING_KEY; pipe it")
  .action(keys);

interface Options {
  readonly list?: true | undefined;
  readonly rotate?: true | undefined;
  readonly revoke?: string | undefined;
  readonly export?: true | undefined;
}

async function keys(tool: string | undefined, options: Options): Promise<void> {
  const paths = keyPaths(process.env);
  if (Object.keys(options).length > 1) {
    throw new CommandError('One option at a time: --list, --rotate, --revoke or --export.');
  }
  if (options.list) return list(paths, tool);
  const { name } = toolNamed(tool);
  if (options.export) return exportTo(paths, name);
  if (options.rotate) return rotate(paths, name);
  if (options.revoke !== undefined) return revoke(paths, name, options.revoke);
  const kid = await makeKey(paths, name);
  console.log(`The key of ${name} is ${kid}
  private   ${fromRoot(paths.folder)}/${name}/${kid}.json: for whoever ships ${name} alone
  public    ${fromRoot(paths.file)}: commit it
Next, at a site whose pages pin keys already: deploy the shell, then ${name}. At one that does not yet:\ndeploy every tool, which signs it, then the shell.`);
}

async function rotate(paths: KeyPaths, name: string): Promise<void> {
  const kid = await addRotatedKey(paths, name);
  console.log(`A second key of ${name} is ${kid}
Next, one after the other:
  npm run deploy shell     pins both; commit ${fromRoot(paths.file)} first
  npm run deploy ${name}   signs with both
  npm run keys ${name} -- --revoke <the old id>`);
}

async function revoke(paths: KeyPaths, name: string, start: string): Promise<void> {
  const kid = await revokeKey(paths, name, start);
  console.log(`The key ${kid} of ${name} is removed here and from ${fromRoot(paths.file)}. Pages take it until the
shell is deployed. Next, one after the other:
  npm run deploy ${name}   signs with the other key, unless it has
  npm run deploy shell     pins the other key alone; commit ${fromRoot(paths.file)} first
If somebody stole it, deploy the shell first.`);
}

async function list(paths: KeyPaths, tool: string | undefined): Promise<void> {
  const tools = tool === undefined ? listTools() : [toolNamed(tool)];
  const rows = tools.map(async ({ name }) => {
    const toolKeys = await listKeys(paths, name);
    if (toolKeys.length === 0) return [[name, `none: npm run keys ${name}`]];
    return toolKeys.map(({ kid, isPinned, isPrivateHere }) => [
      name,
      kid,
      isPinned ? 'yes' : 'no',
      isPrivateHere ? 'here' : 'elsewhere',
    ]);
  });
  const headings = ['TOOL', 'KEY', 'PINNED', 'PRIVATE HALF'];
  for (const line of tableLines([headings, ...(await Promise.all(rows)).flat()])) console.log(line);
}

async function exportTo(paths: KeyPaths, name: string): Promise<void> {
  const here = (await listKeys(paths, name)).filter(({ isPrivateHere }) => isPrivateHere);
  if (here.length === 0) throw new CommandError(`There is no private key of ${name} here.`);
  if (process.stdout.isTTY) {
    throw new CommandError(
      'A private key is not shown on a screen. Pipe it into the store of your pipeline: ' +
        `npm run --silent keys ${name} -- --export | gh secret set THELA_SIGNING_KEY`,
    );
  }
  const kids = here.map(({ kid }) => kid);
  process.stdout.write(exportKeys(paths, name, kids));
}

function fromRoot(path: string): string {
  return relative(workspaceRoot, path);
}
