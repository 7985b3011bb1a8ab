import { expect, it } from 'vitest';
import { localEnvironment } from '../settings/runtime-config';
import { listApps } from '../workspace';
import { servicesOf } from './site';

const PROJECT = {
  SUPABASE_URL: 'https://project.supabase.co',
  SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_example',
};

it.each([
  ['a local Supabase', {}, 'supabase'],
  ['accounts elsewhere', PROJECT, 'sous-chef'],
])('with %s the shell is served last, once all that its page asks is there', (_, env, first) => {
  const apps = listApps({});
  const names = servicesOf(apps, localEnvironment(env), '/site').map(({ name }) => name);
  expect(names.at(0)).toBe(first);
  expect(names.at(-1)).toBe('shell');
  expect(names).toEqual(expect.arrayContaining(apps.map(({ name }) => name)));
});
