import { describe, expect, it } from 'vitest';
import { shellHeaders } from '../serving/headers';
import { LOCAL_HEALTH_READ_KEY, LOCAL_PUBLISHABLE_KEY } from '@thela/local-supabase';
import { localEnvironment, runtimeConfig, shellPolicy, startEnvironment } from './runtime-config';

const apps = [
  { name: 'shell', port: 4200 },
  { name: 'profit', port: 4202 },
];

describe('runtimeConfig', () => {
  it('allows only the local tools if nothing is configured', () => {
    const config = runtimeConfig(
      { REMOTE_ORIGINS: '', ALLOW_OVERRIDE: '', REPORTING_URL: '' },
      apps,
    );
    expect(config.remotes).toEqual({
      allowedOrigins: ['http://localhost:4202'],
      tools: {},
      allowOverride: false,
    });
    expect(config).not.toHaveProperty('reporting');
    expect(config).not.toHaveProperty('supabase');
  });

  it('contains no address that was not configured', () => {
    const { brand } = runtimeConfig({}, apps);
    expect(brand).toMatchObject({ supportEmail: '', repositoryUrl: '', issuesUrl: '' });
    expect(JSON.stringify(brand)).not.toContain('.example');
  });

  it('reads Supabase, origins, override and reporting from the environment', () => {
    const env = {
      SUPABASE_URL: 'https://project.supabase.co/',
      SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_a',
      SUPABASE_MANUAL_LINKING: 'true',
      REMOTE_ORIGINS: 'https://profit.example, https://cdn.example:8443',
      ALLOW_OVERRIDE: 'true',
      REPORTING_URL: 'https://reports.example/thela?site=1',
      REPORTING_VITALS: '0.1',
    };
    expect(runtimeConfig(env, apps)).toMatchObject({
      supabase: {
        url: 'https://project.supabase.co',
        publishableKey: 'sb_publishable_a',
        manualLinking: true,
      },
      remotes: {
        allowedOrigins: ['https://profit.example', 'https://cdn.example:8443'],
        allowOverride: true,
      },
      reporting: { url: 'https://reports.example/thela?site=1', vitals: 0.1 },
    });
  });

  it('pins keys and origins for each tool that has a key', () => {
    const key = { kty: 'EC', crv: 'P-256', x: 'x', y: 'y', kid: 'key-1' } as const;
    const three = [...apps, { name: 'voice', port: 4205 }, { name: 'strategy', port: 4206 }];
    const keys = { profit: [key], voice: [key], stranger: [key] };
    const toolsWith = (REMOTE_ORIGINS: string) =>
      runtimeConfig({ REMOTE_ORIGINS }, three, keys).remotes;
    expect(toolsWith('').tools).toEqual({
      profit: { keys: [key], origins: ['http://localhost:4202'] },
      voice: { keys: [key], origins: ['http://localhost:4205'] },
    });
    const own = 'https://cdn.example, profit=https://profit.example,voice=https://cdn.example';
    expect(toolsWith(own)).toMatchObject({
      allowedOrigins: ['https://cdn.example', 'https://profit.example'],
      tools: {
        profit: { origins: ['https://cdn.example', 'https://profit.example'] },
        voice: { origins: ['https://cdn.example'] },
      },
    });
    expect(toolsWith('profit=https://profit.example').tools?.voice?.origins).toEqual([]);
  });

  it.each([
    [{ REMOTE_ORIGINS: 'stranger=https://a.example' }, 'names "stranger", which is no tool'],
    [{ REMOTE_ORIGINS: 'profit=https://*.example' }, 'REMOTE_ORIGINS must be origins'],
    [{ REMOTE_ORIGINS: 'https://a.example/' }, 'REMOTE_ORIGINS must be origins'],
    [{ REMOTE_ORIGINS: 'https://a.example,' }, 'REMOTE_ORIGINS must be origins'],
    [{ REMOTE_ORIGINS: 'a.example' }, 'REMOTE_ORIGINS must be origins'],
    [{ REMOTE_ORIGINS: "https://a.example;script-src 'self'" }, 'REMOTE_ORIGINS must be origins'],
    [{ REMOTE_ORIGINS: 'https://*.example' }, 'REMOTE_ORIGINS must be origins'],
    [{ REMOTE_ORIGINS: 'https://a.example;report-to' }, 'REMOTE_ORIGINS must be origins'],
    [{ ALLOW_OVERRIDE: 'yes' }, 'ALLOW_OVERRIDE must be true or false, not "yes"'],
    [{ REPORTING_URL: 'javascript:alert(1)' }, 'REPORTING_URL must be a web address'],
    [{ REPORTING_URL: 'https://*.example/' }, 'REPORTING_URL must be a web address'],
    [{ REPORTING_URL: 'https://a.example', REPORTING_VITALS: '10' }, 'REPORTING_VITALS must be'],
    [{ REPORTING_URL: 'https://a.example', REPORTING_VITALS: '10%' }, 'REPORTING_VITALS must be'],
    [{ DAY_PLATES_SOLD: '{}}' }, 'DAY_PLATES_SOLD must be JSON'],
  ])('refuses %j', (env, message) => {
    expect(() => runtimeConfig(env, apps)).toThrow(message);
  });
});

describe('localEnvironment', () => {
  it('allows overrides unless they are switched off', () => {
    expect(localEnvironment({ ALLOW_OVERRIDE: '' }).ALLOW_OVERRIDE).toBe('true');
    expect(localEnvironment({}).ALLOW_OVERRIDE).toBe('true');
    expect(localEnvironment({ ALLOW_OVERRIDE: 'false' }).ALLOW_OVERRIDE).toBe('false');
  });

  it('uses the local Supabase unless another one is configured', () => {
    expect(runtimeConfig(localEnvironment({}), apps).supabase).toEqual({
      url: 'http://localhost:54321',
      publishableKey: LOCAL_PUBLISHABLE_KEY,
      manualLinking: false,
    });
    const elsewhere = {
      SUPABASE_URL: 'https://project.supabase.co',
      SUPABASE_ANON_KEY: 'a',
    };
    expect(runtimeConfig(localEnvironment(elsewhere), apps).supabase).toEqual({
      url: 'https://project.supabase.co',
      publishableKey: 'a',
      manualLinking: false,
    });
    const half = { SUPABASE_URL: 'https://project.supabase.co' };
    expect(() => runtimeConfig(localEnvironment(half), apps)).toThrow('SUPABASE_URL needs a key');
  });
});

describe('startEnvironment', () => {
  const reportingOf = (env: NodeJS.ProcessEnv) =>
    runtimeConfig(startEnvironment(env), apps).reporting;

  it('reports to the local Supabase unless another address is set', () => {
    const local = { url: 'http://localhost:54321/functions/v1/health' };
    expect(reportingOf({ REPORTING_URL: '' })).toEqual(local);
    expect(startEnvironment({}).HEALTH_READ_KEY).toBe(LOCAL_HEALTH_READ_KEY);
    const elsewhere = { REPORTING_URL: 'https://reports.example/', HEALTH_READ_KEY: 'key' };
    expect(reportingOf(elsewhere)).toEqual({ url: 'https://reports.example/' });
    expect(startEnvironment(elsewhere).HEALTH_READ_KEY).toBe('key');
  });

  it('reports nowhere by default where the accounts are kept elsewhere', () => {
    const env = { SUPABASE_URL: 'https://project.supabase.co', SUPABASE_ANON_KEY: 'a' };
    expect(reportingOf(env)).toBeUndefined();
    expect(startEnvironment(env).HEALTH_READ_KEY).toBeUndefined();
  });
});

describe("the shell's policy", () => {
  /** Its directives, by name. */
  function policyOf(env: NodeJS.ProcessEnv) {
    const header = String(shellHeaders(shellPolicy(env, apps))['Content-Security-Policy']);
    const directives = header.split('; ').map((directive) => directive.split(/ (.*)/));
    return Object.fromEntries(directives) as Record<string, string>;
  }

  it('allows code of the shell and of the tools', () => {
    const policy = policyOf({});
    for (const name of ['script-src', 'style-src', 'img-src', 'font-src', 'connect-src']) {
      expect(policy[name]).toBe("'self' http://localhost:4202");
    }
  });

  it('allows code from this machine if overrides are allowed', () => {
    const policy = policyOf({ REMOTE_ORIGINS: 'https://profit.example', ALLOW_OVERRIDE: 'true' });
    const code = "'self' https://profit.example http://localhost:* http://127.0.0.1:*";
    expect(policy['script-src']).toBe(code);
    expect(policy['style-src']).toBe(code);
    expect(policy['connect-src']).toBe(code);
    expect(policy['img-src']).toBe("'self' https://profit.example");
  });

  it('allows requests to Supabase, and nothing else from its origin', () => {
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

  it('allows reports to their origin, and no code from it', () => {
    const policy = policyOf({ REPORTING_URL: 'https://reports.example/thela' });
    expect(policy['connect-src']).toBe("'self' http://localhost:4202 https://reports.example");
    expect(policy['script-src']).toBe("'self' http://localhost:4202");
  });
});
