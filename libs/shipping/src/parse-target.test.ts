import { describe, expect, it } from 'vitest';
import { parseTarget } from './parse-target';

describe('parseTarget', () => {
  it('accepts a folder', async () => {
    const nameOf = async (text: string) => (await parseTarget(text, '/sites')).description;
    expect(await nameOf('folder:/srv/thela')).toBe('folder:/srv/thela');
    expect(await nameOf('folder:site')).toBe('folder:/sites/site');
  });

  it.each([
    '/srv/thela',
    'folder:',
    'ftp:/srv',
    '',
    'SSH://-F/srv',
    ' ssh://web/srv',
    'folder:\nx',
    'javascript:x',
    '-F',
  ])('refuses %j', async (text) => {
    await expect(parseTarget(text, '/sites')).rejects.toThrow('is no target');
  });
});
