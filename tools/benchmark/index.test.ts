import { runCommand } from '@thela/tools/npm-command';
import { expect, it } from 'vitest';
import benchmark from './index';

it('refuses an option that benchmark ship does not have', async () => {
  await expect(runCommand(benchmark, ['ship', '--runs', '3'], {})).rejects.toThrow(
    /^Unknown option '--runs'/,
  );
});
