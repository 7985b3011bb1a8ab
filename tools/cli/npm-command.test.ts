import { describe, expect, it, vi } from 'vitest';
import { npmCommand, runCommand } from './npm-command';

const usage = 'npm run deploy <tool> -- [--canary <percent>] [--dry-run]';

/** Runs a command as npm would, and returns the arguments of its action. */
async function deploy(args: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const action = vi.fn<(tool: string | undefined, options: object) => void>();
  const command = npmCommand('npm run deploy', 'Puts a release on a site.')
    .argument('[tool]')
    .option('--canary <percent>')
    .option('--dry-run')
    .action((tool, options) => action(tool, options));
  await runCommand(command, args, env);
  return action.mock.calls;
}

describe('runCommand', () => {
  it('reads words and options', async () => {
    expect(await deploy(['profit', '--canary', '10', '--dry-run'])).toEqual([
      ['profit', { canary: '10', dryRun: true }],
    ]);
  });

  it.each([
    [['profit', '--cannary', '10'], "Unknown option '--cannary' (Did you mean --canary?)"],
    [['profit', '--canary'], "Option '--canary <percent>' argument missing"],
    [['profit', '--canary', '--dry-run'], "Option '--canary <percent>' lacks its value"],
    [['profit', '--canary=-F'], "Option '--canary <percent>' lacks its value"],
    [['--canary', '1', '--canary', '-F'], "Option '--canary <percent>' lacks its value"],
    [['profit', '--dry-run=no'], "Unknown option '--dry-run=no' (Did you mean --dry-run?)"],
  ])('refuses %j in one line, with the usage', async (args, said) => {
    await expect(deploy(args)).rejects.toThrow(`${said}. Usage: ${usage}`);
  });

  it('explains the missing " -- " when npm passed on the value of an option alone', async () => {
    await expect(deploy(['profit', '10'])).rejects.toThrow(
      `What is "10" meant to be? Options go after " -- ", or npm keeps them. Usage: ${usage}`,
    );
  });

  it('refuses to run without an option that npm did not pass on', async () => {
    for (const env of [{ npm_config_dry_run: 'true' }, { npm_config_canary: '10' }]) {
      await expect(deploy(['profit'], env)).rejects.toThrow('for itself. Options go after');
    }
    const others = { npm_config_dry_run: '', npm_config_canary: 'false', npm_config_loglevel: 'x' };
    expect(await deploy(['profit'], others)).toEqual([['profit', {}]]);
  });

  it('does not mention " -- " for commands without options', async () => {
    const start = npmCommand('npm start', 'Serves the site.').action(() => {});
    await expect(runCommand(start, ['now'], {})).rejects.toThrow(
      /^What is "now" meant to be\? Usage: npm start$/,
    );
  });

  it('passes on any number of words to a command that takes them', async () => {
    const built: string[] = [];
    const build = npmCommand('npm run build', 'Builds apps.')
      .argument('[app...]')
      .action((apps) => void built.push(...apps));
    await runCommand(build, ['profit', 'voice'], {});
    expect(built).toEqual(['profit', 'voice']);
  });

  it('shows help instead of running', async () => {
    const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    expect(await deploy(['profit', '--help'])).toEqual([]);
    expect(write.mock.calls.join('')).toContain(`Usage: ${usage}`);
  });
});
