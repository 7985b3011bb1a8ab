import { describe, expect, it } from 'vitest';
import { parseTarget } from './parse-target';

describe('parseTarget', () => {
  it('accepts a folder', () => {
    expect(parseTarget('folder:/srv/thela', '/sites').description).toBe('folder:/srv/thela');
    expect(parseTarget('folder:site', '/sites').description).toBe('folder:/sites/site');
  });

  it.each(['/srv/thela', 'folder:', 'ftp:/srv', ''])('refuses %j', (text) => {
    expect(() => parseTarget(text, '/sites')).toThrow('is no target');
  });
});
