import { relative } from 'node:path';
import { expect, it } from 'vitest';
import {
  appNamed,
  libsOf,
  listApps,
  listTools,
  localSupabasePort,
  siteFolder,
  toolNamed,
  workspaceRoot,
} from './workspace';

it('libsOf names the libs whose code runs in an app, but not those that only build or test it', () => {
  const libs = ['books', 'contract', 'federation', 'language', 'ledger', 'pricing', 'text', 'ui'];
  expect(libsOf('profit')).toEqual(libs);
});

it('listTools reads every tool.json, in the order of the ports', () => {
  const tools = listTools({});
  expect(tools[0]).toEqual({
    name: 'sous-chef',
    featureId: 'ai-chef',
    port: 4201,
    label: 'AI Sous-Chef',
    plainName: 'Cooking help',
    badge: 'NEW',
    heading: 'AI Sous-Chef',
    icon: 'chef-hat',
  });
  const ports = tools.map(({ port }) => port);
  expect(ports).toEqual(ports.toSorted((a, b) => a - b));
});

it('no two apps share a port, and no two tools a feature id', () => {
  const ports = listApps({}).map(({ port }) => port);
  const ids = listTools({}).map(({ featureId }) => featureId);
  expect([new Set(ports).size, new Set(ids).size]).toEqual([ports.length, ids.length]);
});

it('PORT moves the shell and the tools after it', () => {
  expect(listApps({ PORT: '6200' }).map(({ port }) => port)).toEqual(
    listApps({}).map(({ port }) => port + 2000),
  );
  expect(() => listApps({ PORT: 'x' })).toThrow('PORT must be a number from 1 to 64999, not "x".');
});

it('toolNamed accepts tools and refuses the shell', () => {
  expect(toolNamed('profit').name).toBe('profit');
  expect(() => toolNamed('shell')).toThrow('There is no app "shell". One of: sous-chef, profit,');
  expect(() => toolNamed(undefined)).toThrow('Which app? One of:');
});

it('appNamed needs no name where there is one app, as in a repository of one tool', () => {
  const profit = { name: 'profit', port: 4202 };
  expect(appNamed(undefined, [profit])).toBe(profit);
  expect(() => appNamed('voice', [profit])).toThrow('There is no app "voice". One of: profit.');
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
