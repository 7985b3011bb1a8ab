// @module-tag nightly

import { expect, test } from 'vitest';
import { checkOptions } from './options';
import { DEFAULT_SETTINGS } from './settings';

const options = {
  port: 0,
  siteUrl: 'http://localhost:4200/',
  databaseFile: 'auth.sqlite',
  headers: {},
  postgres: { migrationsFolder: 'migrations', templatesFolder: 'templates' },
};

test('fills in defaults', () => {
  expect(checkOptions({ ...options, settings: { mailIntervalS: 0 } })).toMatchObject({
    siteOrigin: 'http://localhost:4200',
    hosts: [
      { address: '127.0.0.1', isRequired: true },
      { address: '::1', isRequired: false },
    ],
    settings: { ...DEFAULT_SETTINGS, mailIntervalS: 0 },
    postgres: { ...options.postgres, timeoutMs: 8000 },
  });
});

test.each(['127.0.0.1', '::1', 'localhost'])('may listen on %s', (host) => {
  expect(checkOptions({ ...options, host }).hosts).toEqual([{ address: host, isRequired: true }]);
});

test.each([
  '0.0.0.0',
  '127.0.0.2',
  '::',
  '',
  '192.168.1.2',
  '127.0.0.1.evil.example',
  'example.in',
])('may not listen on %j', (host) => {
  expect(() => checkOptions({ ...options, host })).toThrow('is not a loopback address');
});

test.each([
  [{ ...options, port: 70_000 }, 'port'],
  [{ ...options, siteUrl: 'localhost' }, 'siteUrl'],
  [{ ...options, settings: { mailIntervalS: -1 } }, 'settings.mailIntervalS'],
  [{ ...options, settings: { accessTokenLife: 1 } }, 'settings.accessTokenLife'],
  [{ ...options, settings: { passwordCost: { N: 1000, r: 8, p: 1 } } }, 'settings.passwordCost.N'],
  [null, 'options'],
])('refuses %j and names %s', (wrong, path) => {
  expect(() => checkOptions(wrong)).toThrow(`local-supabase: ${path}: `);
});
