import { describe, expect, it } from 'vitest';
import { readArguments } from './arguments';

const deploy = {
  usage: 'npm run deploy <tool> -- [--canary <percent>] [--dry-run]',
  words: 1,
  options: { canary: { type: 'string' }, 'dry-run': { type: 'boolean' } },
} as const;

describe('readArguments', () => {
  it('reads words and options', () => {
    const { values, words } = readArguments(['profit', '--canary', '10', '--dry-run'], deploy, {});
    expect(words).toEqual(['profit']);
    expect(values).toEqual({ canary: '10', 'dry-run': true });
  });

  it.each([
    [['profit', '--cannary', '10'], "Unknown option '--cannary'"],
    [['profit', '--canary'], "Option '--canary <value>' argument missing"],
    [['profit', '--canary', '--dry-run'], "Option '--canary' argument is ambiguous"],
    [['profit', '--dry-run=no'], "Option '--dry-run' does not take an argument"],
  ])('refuses %j in one line, with the usage', (args, said) => {
    expect(() => readArguments(args, deploy, {})).toThrow(`${said}. Usage: ${deploy.usage}`);
  });

  it('tells of the missing " -- " where npm handed on what followed an option', () => {
    expect(() => readArguments(['profit', '10'], deploy, {})).toThrow(
      `What is "10" meant to be? Options go after " -- ", or npm keeps them. Usage: ${deploy.usage}`,
    );
  });

  it('refuses to go on without an option that npm kept', () => {
    for (const env of [{ npm_config_dry_run: 'true' }, { npm_config_canary: '10' }]) {
      expect(() => readArguments(['profit'], deploy, env)).toThrow('for itself. Options go after');
    }
    const others = { npm_config_dry_run: '', npm_config_canary: 'false', npm_config_loglevel: 'x' };
    expect(readArguments(['profit'], deploy, others).words).toEqual(['profit']);
  });

  it('says nothing of " -- " to commands without options', () => {
    const start = { usage: 'npm start', words: 0, options: {} };
    expect(() => readArguments(['now'], start, {})).toThrow(
      /^What is "now" meant to be\? Usage: npm start$/,
    );
  });

  it('takes any number of words where none is said', () => {
    const build = { usage: 'npm run build [app ...]', options: {} };
    expect(readArguments(['profit', 'voice'], build, {}).words).toEqual(['profit', 'voice']);
  });
});
