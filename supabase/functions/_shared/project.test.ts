import { describe, expect, it } from 'vitest';
import { readProject } from './project';

const env = {
  SUPABASE_URL: 'https://project.supabase.co/',
  SUPABASE_PUBLISHABLE_KEYS: '{"mobile": "sb_publishable_m", "default": "sb_publishable_a"}',
  SUPABASE_SECRET_KEYS: '{"default": "sb_secret_a"}',
  SITE_ORIGINS: 'https://thela.example, http://localhost:4200',
};

describe('readProject', () => {
  it('reads new keys, the one named default first', () => {
    expect(readProject({ ...env, SUPABASE_ANON_KEY: 'old' })).toEqual({
      url: 'https://project.supabase.co',
      publishableKeys: ['sb_publishable_a', 'sb_publishable_m', 'old'],
      secretKey: 'sb_secret_a',
      allowedOrigins: ['https://thela.example', 'http://localhost:4200'],
    });
  });

  it('reads legacy keys', () => {
    const { SUPABASE_PUBLISHABLE_KEYS: _, SUPABASE_SECRET_KEYS: __, ...rest } = env;
    const older = { ...rest, SUPABASE_ANON_KEY: 'anon', SUPABASE_SERVICE_ROLE_KEY: 'service' };
    expect(readProject(older)).toMatchObject({ publishableKeys: ['anon'], secretKey: 'service' });
  });

  it.each([
    ['SUPABASE_URL', undefined],
    ['SUPABASE_PUBLISHABLE_KEYS', undefined],
    ['SUPABASE_PUBLISHABLE_KEYS', 'd0n0tprint'],
    ['SUPABASE_SECRET_KEYS', undefined],
    ['SUPABASE_SECRET_KEYS', '["d0n0tprint", 7]'],
    ['SITE_ORIGINS', undefined],
    ['SITE_ORIGINS', '*'],
    ['SITE_ORIGINS', 'https://thela.example/'],
  ])('names %s when it is %s, and repeats no value', (name, value) => {
    const read = () => readProject({ ...env, [name]: value });
    expect(read).toThrow(name);
    expect(read).not.toThrow('d0n0tprint');
  });
});
