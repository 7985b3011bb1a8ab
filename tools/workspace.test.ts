import { expect, it } from 'vitest';
import { libsOf, toolNamed } from './workspace';

it('libsOf names the libs whose code runs in an app, and none that only builds or tests it', () => {
  expect(libsOf('profit')).toEqual(['contract', 'pricing', 'ui']);
  expect(libsOf('shell')).toContain('federation');
});

it('toolNamed knows the tools and not the shell', () => {
  expect(toolNamed('profit').name).toBe('profit');
  expect(() => toolNamed('shell')).toThrow('There is no app "shell". One of: sous-chef, profit,');
  expect(() => toolNamed(undefined)).toThrow('Which app? One of:');
});
