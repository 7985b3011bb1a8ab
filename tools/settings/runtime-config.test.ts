import { describe, expect, it } from 'vitest';
import { shellHeaders } from '../serving/headers';
import { LOCAL_PUBLISHABLE_KEY } from '../local-supabase/options';
import { localEnvironment, runtimeConfig, shellPolicy } from './runtime-config';

const apps = [
  { name: 'shell', port: 4200 },
  { name: 'profit', port: 4202 },
];

describe('runtimeConfig', () => {
  it('allows the local tools and nothing else where nothing is said', () => {
    const config = runtimeConfig(
      { REMOTE_ORIGINS: '', ALLOW_OVERRIDE: '', REPORTING_URL: '' },
      apps,
    );
    expect(config.remotes).toEqual({
      allowedOrigins: ['http://localhost:4202'],
      allowOverride: false,
    });
    expect(config).not.toHaveProperty('reporting');
    expect(config).not.toHaveProperty('supabase');
  });

  it('names no address that nobody configured', () => {
    const { brand } = runtimeConfig({}, apps);
    expect(brand).toMatchObject({ supportEmail: '', repositoryUrl: '', issuesUrl: '' });
    expect(JSON.stringify(brand)).not.toContain('.example');
  });

  it('takes Supabase, origins, override and reporting from the environment', () => {
    const env = {
      SUPABASE_URL: 'https://project.supabase.co/',
      SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_a',
      REMOTE_ORIGINS: 'https://profit.example, https://cdn.example:8443',
      ALLOW_OVERRIDE: 'true',
      REPORTING_URL: 'https://reports.example/thela?site=1',
    };
    expect(runtimeConfig(env, apps)).toMatchObject({
      supabase: { url: 'https://project.supabase.co', publishableKey: 'sb_publishable_a' },
      remotes: {
        allowedOrigins: ['https://profit.example', 'https://cdn.example:8443'],
        allowOverride: true,
      },
      reporting: { url: 'https://reports.example/thela?site=1' },
    });
  });

  it.each([
    [{ REMOTE_ORIGINS: 'https://a.example/' }, 'REMOTE_ORIGINS must be origins'],
    [{ REMOTE_ORIGINS: 'https://a.example,' }, 'REMOTE_ORIGINS must be origins'],
    [{ REMOTE_ORIGINS: 'a.example' }, 'REMOTE_ORIGINS must be origins'],
    [{ REMOTE_ORIGINS: "https://a.example;script-src 'self'" }, 'REMOTE_ORIGINS must be origins'],
    [{ ALLOW_OVERRIDE: 'yes' }, 'ALLOW_OVERRIDE must be true or false, not "yes"'],
    [{ REPORTING_URL: 'javascript:alert(1)' }, 'REPORTING_URL must be a web address'],
    [{ DAY_PLATES_SOLD: '{}}' }, 'DAY_PLATES_SOLD must be JSON'],
  ])('refuses %j', (env, message) => {
    expect(() => runtimeConfig(env, apps)).toThrow(message);
  });
});

describe('localEnvironment', () => {
  it('allows overrides unless told otherwise', () => {
    expect(localEnvironment({ ALLOW_OVERRIDE: '' }).ALLOW_OVERRIDE).toBe('true');
    expect(localEnvironment({}).ALLOW_OVERRIDE).toBe('true');
    expect(localEnvironment({ ALLOW_OVERRIDE: 'false' }).ALLOW_OVERRIDE).toBe('false');
  });

  it('has accounts kept on this machine unless told otherwise', () => {
    expect(runtimeConfig(localEnvironment({}), apps).supabase).toEqual({
      url: 'http://localhost:54321',
      publishableKey: LOCAL_PUBLISHABLE_KEY,
    });
    const elsewhere = {
      SUPABASE_URL: 'https://project.supabase.co',
      SUPABASE_ANON_KEY: 'a',
    };
    expect(runtimeConfig(localEnvironment(elsewhere), apps).supabase).toEqual({
      url: 'https://project.supabase.co',
      publishableKey: 'a',
    });
    const half = { SUPABASE_URL: 'https://project.supabase.co' };
    expect(() => runtimeConfig(localEnvironment(half), apps)).toThrow('SUPABASE_URL needs a key');
  });
});

describe("the shell's policy", () => {
  /** Its directives, by name. */
  function policyOf(env: NodeJS.ProcessEnv) {
    const header = String(shellHeaders(shellPolicy(env, apps))['Content-Security-Policy']);
    const directives = header.split('; ').map((directive) => directive.split(/ (.*)/));
    return Object.fromEntries(directives) as Record<string, string>;
  }

  it('is for code of the shell and of the tools', () => {
    const policy = policyOf({});
    for (const name of ['script-src', 'style-src', 'img-src', 'font-src', 'connect-src']) {
      expect(policy[name]).toBe("'self' http://localhost:4202");
    }
  });

  it('is for code of the own machine where overrides are allowed', () => {
    const policy = policyOf({ REMOTE_ORIGINS: 'https://profit.example', ALLOW_OVERRIDE: 'true' });
    const code = "'self' https://profit.example http://localhost:* http://127.0.0.1:*";
    expect(policy['script-src']).toBe(code);
    expect(policy['style-src']).toBe(code);
    expect(policy['connect-src']).toBe(code);
    expect(policy['img-src']).toBe("'self' https://profit.example");
  });

  it('is for requests to Supabase, and for nothing else from there', () => {
    const policy = policyOf({
      SUPABASE_URL: 'https://project.supabase.co/',
      SUPABASE_ANON_KEY: 'a',
      REPORTING_URL: 'https://reports.example/thela',
    });
    expect(policy['connect-src']).toBe(
      "'self' http://localhost:4202 https://project.supabase.co https://reports.example",
    );
    const others = Object.entries(policy).filter(([name]) => name !== 'connect-src');
    expect(others.flat().join(' ')).not.toContain('supabase');
  });

  it('is for reports to their origin, and for no code from there', () => {
    const policy = policyOf({ REPORTING_URL: 'https://reports.example/thela' });
    expect(policy['connect-src']).toBe("'self' http://localhost:4202 https://reports.example");
    expect(policy['script-src']).toBe("'self' http://localhost:4202");
  });
});
