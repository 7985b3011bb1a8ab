import { describe, expect, it } from 'vitest';
import { LOCAL_PUBLISHABLE_KEY } from '@thela/local-supabase';
import { localSupabaseDefaults, readSupabase, usesLocalSupabase } from './supabase-settings';
import { CommandError } from '../workspace';

const URL = 'https://project.supabase.co';
const SECRET = 'sb_secret_d0n0tprint';

/** A key in the form of older projects: a signed token that names a role. */
function jwt(role: string): string {
  const part = (claims: object) => Buffer.from(JSON.stringify(claims)).toString('base64url');
  return `${part({ alg: 'HS256', typ: 'JWT' })}.${part({ iss: 'supabase', role })}.signature`;
}

describe('readSupabase', () => {
  it('returns null if nothing is set', () => {
    expect(readSupabase({})).toBeNull();
    const empty = { SUPABASE_URL: '', SUPABASE_PUBLISHABLE_KEY: '', SUPABASE_ANON_KEY: '' };
    expect(readSupabase(empty)).toBeNull();
  });

  it.each([
    [URL, URL],
    [`${URL}/`, URL],
    ['HTTPS://Project.Supabase.co:443', URL],
    ['http://localhost:54321/', 'http://localhost:54321'],
    ['http://[::1]:8000', 'http://[::1]:8000'],
  ])('reads the origin of %s', (url, origin) => {
    expect(readSupabase({ SUPABASE_URL: url, SUPABASE_ANON_KEY: 'a' })?.url).toBe(origin);
  });

  it.each([
    [{ SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_a' }, 'sb_publishable_a'],
    [{ SUPABASE_ANON_KEY: jwt('anon') }, jwt('anon')],
    [{ SUPABASE_PUBLISHABLE_KEY: 'new', SUPABASE_ANON_KEY: 'old' }, 'new'],
    [{ SUPABASE_PUBLISHABLE_KEY: '', SUPABASE_ANON_KEY: 'old' }, 'old'],
  ])('prefers the publishable key in %j', (keys, key) => {
    expect(readSupabase({ SUPABASE_URL: URL, ...keys })?.publishableKey).toBe(key);
  });

  it.each([
    [{ SUPABASE_URL: URL }, 'SUPABASE_URL needs a key'],
    [{ SUPABASE_ANON_KEY: 'a' }, 'set SUPABASE_URL, too'],
    [{ SUPABASE_PUBLISHABLE_KEY: 'a' }, 'set SUPABASE_URL, too'],
    [{ SUPABASE_URL: URL, SUPABASE_PUBLISHABLE_KEY: SECRET }, 'SUPABASE_PUBLISHABLE_KEY holds a'],
    [{ SUPABASE_URL: URL, SUPABASE_ANON_KEY: ` ${SECRET}` }, 'SUPABASE_ANON_KEY holds a secret'],
    [{ SUPABASE_PUBLISHABLE_KEY: 'a', SUPABASE_ANON_KEY: SECRET }, 'SUPABASE_ANON_KEY holds a'],
    [{ SUPABASE_URL: URL, SUPABASE_ANON_KEY: jwt('service_role') }, 'holds a secret key'],
    [{ SUPABASE_URL: URL, SUPABASE_ANON_KEY: 'a b' }, 'holds characters that no key'],
  ])('refuses %j', (env, message) => {
    expect(() => readSupabase(env)).toThrow(CommandError);
    expect(() => readSupabase(env)).toThrow(message);
    expect(() => readSupabase(env)).not.toThrow(SECRET);
  });

  it.each([
    'project.supabase.co',
    'ftp://project.supabase.co',
    'postgresql://postgres:hunter2@db.project.supabase.co:5432/postgres',
    'https://user:hunter2@project.supabase.co',
    `${URL}/auth/v1`,
    `${URL}?a`,
    `${URL}#a`,
    'https://*.supabase.co',
    "https://project.supabase.co;script-src 'unsafe-inline'",
    'https://project.supabase.co;report-uri',
  ])('refuses the address %s', (url) => {
    const read = () => readSupabase({ SUPABASE_URL: url, SUPABASE_ANON_KEY: 'a' });
    expect(read).toThrow('SUPABASE_URL must be a web address without a path');
    expect(read).not.toThrow('hunter2');
  });
});

describe('the local Supabase', () => {
  it('is the default if nothing is set, on a port that follows from PORT', () => {
    expect(localSupabaseDefaults({ SUPABASE_URL: '' })).toEqual({
      SUPABASE_URL: 'http://localhost:54321',
      SUPABASE_PUBLISHABLE_KEY: LOCAL_PUBLISHABLE_KEY,
    });
    expect(localSupabaseDefaults({ PORT: '6200' }).SUPABASE_URL).toBe('http://localhost:6210');
    expect(localSupabaseDefaults({ SUPABASE_ANON_KEY: 'a' })).toEqual({});
  });

  it('is used only if both its address and its key are configured', () => {
    const here = localSupabaseDefaults({});
    expect(usesLocalSupabase(here)).toBe(true);
    expect(usesLocalSupabase({ ...here, PORT: '6200' })).toBe(false);
    // The official Supabase CLI uses the same default port, with other keys.
    expect(usesLocalSupabase({ ...here, SUPABASE_PUBLISHABLE_KEY: 'another' })).toBe(false);
    expect(usesLocalSupabase({ SUPABASE_URL: URL, SUPABASE_ANON_KEY: 'a' })).toBe(false);
  });
});
