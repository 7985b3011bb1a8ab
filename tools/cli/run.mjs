// Entry point of every `npm run` command: checks the version of Node, installs missing packages, then runs
// the command. It is plain JavaScript, because packages may not be installed yet.
import '../serving/end-with-parent.mjs';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Commands that use the key in THELA_SIGNING_KEY; none of them starts another process. */
const SIGNING_COMMANDS = new Set([
  'deploy',
  'promote',
  'rollback',
  'disable',
  'enable',
  'status',
  'judge',
]);

const PACKAGES = /node_modules\/@thela\/$/;

const parent = new URL('../..', import.meta.url).href;
// Where this package is installed, in a repository of one tool.
const root = fileURLToPath(parent.replace(PACKAGES, ''));
process.chdir(root);
// Vite takes them for parts of an address.
const [mark] = /[#?%]/.exec(root) ?? [];
if (mark)
  stop(
    `Thela cannot be built in a folder with "${mark}" in its path: ${root} — rename the folder.`,
  );
// Every Node process below this one inherits the guard, so none of them outlives the command.
const preloaded = [new URL('../serving/end-with-parent.mjs', import.meta.url).href];
// Our packages are TypeScript, which Playwright's own loader leaves to Node below node_modules.
if (PACKAGES.test(parent)) preloaded.push(import.meta.resolve('tsx'));
const options = preloaded.map((module) => `--import=${module}`);
process.env.NODE_OPTIONS = [process.env.NODE_OPTIONS, ...options].filter(Boolean).join(' ');

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  stop(`Thela needs Node 20.19 or newer; this is ${process.versions.node}.`);
}

const [command = '', ...args] = process.argv.slice(2);
// Install scripts must not get the key that signs releases.
const signingKey = takeSigningKey();

if (!isInstalled()) {
  console.log('Installing packages (once, and after package-lock.json changed) ...');
  try {
    execFileSync('npm', ['ci', '--include=dev', '--loglevel=error'], { stdio: 'inherit' });
  } catch {
    stop('npm ci did not succeed; its own message is above.');
  }
}

if (existsSync('.env')) process.loadEnvFile('.env');
const signingKeyOfFile = takeSigningKey();

const { register } = await import('tsx/esm/api');
register();
// A command has a file here, or a package of its own: `@thela/benchmark`.
const module = command.startsWith('@') ? command : `./commands/${command}.ts`;
const { default: called } = await import(module);
const { runCommand } = await import('./npm-command.ts');
// Set only now, and only here: compilers, servers, builds and tests would inherit it.
if (SIGNING_COMMANDS.has(command)) {
  process.env.THELA_SIGNING_KEY = signingKey || signingKeyOfFile || '';
}
try {
  await runCommand(called, args);
} catch (error) {
  // These errors are for the person at the terminal; any other error is a bug and keeps its stack trace.
  if (error instanceof Error && /^(Command|Shipping)Error$/.test(error.name)) stop(error.message);
  throw error;
}

function takeSigningKey() {
  const { THELA_SIGNING_KEY: key } = process.env;
  delete process.env.THELA_SIGNING_KEY;
  return key;
}

/** Whether node_modules holds every package of package-lock.json in its version. */
function isInstalled() {
  const installed = 'node_modules/.package-lock.json';
  if (!existsSync(installed)) return false;
  const present = JSON.parse(readFileSync(installed, 'utf8')).packages;
  const wanted = JSON.parse(readFileSync('package-lock.json', 'utf8')).packages;
  return Object.entries(wanted).every(
    ([path, entry]) =>
      !path.startsWith('node_modules/') ||
      entry.optional ||
      (existsSync(join(root, path)) && (entry.link || present[path]?.version === entry.version)),
  );
}

/** @param {string} message */
function stop(message) {
  console.error(message);
  process.exit(1);
}
