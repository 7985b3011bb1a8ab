import { relative } from 'node:path';
import { expect, it } from 'vitest';
import { libsOf, localSupabasePort, siteFolder, toolNamed, workspaceRoot } from './workspace';

it('libsOf names the libs whose code runs in an app, and none that only builds or tests it', () => {
  expect(libsOf('profit')).toEqual(['contract', 'pricing', 'ui']);
  expect(libsOf('shell')).toContain('federation');
});

it('toolNamed knows the tools and not the shell', () => {
  expect(toolNamed('profit').name).toBe('profit');
  expect(() => toolNamed('shell')).toThrow('There is no app "shell". One of: sous-chef, profit,');
  expect(() => toolNamed(undefined)).toThrow('Which app? One of:');
});

it.each([
  [{}, 54_321, '.thela/supabase'],
  [{ PORT: '' }, 54_321, '.thela/supabase'],
  [{ PORT: '4200' }, 54_321, '.thela/supabase'],
  [{ PORT: '6200' }, 6210, '.thela/supabase-6200'],
])('with %j the local Supabase has port %i and the folder %s', (env, port, folder) => {
  expect(localSupabasePort(env)).toBe(port);
  expect(relative(workspaceRoot, siteFolder('supabase', env))).toBe(folder);
});
