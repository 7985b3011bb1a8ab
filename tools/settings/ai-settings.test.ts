import { describe, expect, it } from 'vitest';
import { gatewayEnvironment, readAi } from './ai-settings';
import { shellHeaders } from '../serving/headers';
import { LOCAL_PUBLISHABLE_KEY } from '@thela/local-supabase';
import { localEnvironment, runtimeConfig, shellPolicy } from './runtime-config';

const KEY = 'AIza-d0n0tprint';
const hosted = { SUPABASE_URL: 'https://project.supabase.co', SUPABASE_ANON_KEY: 'a' };
const models = [
  'gemini-flash-latest',
  'gemini-3.8-flash',
  'gemini-3.6-flash',
  'gemini-3.5-flash-lite',
];
const usual = { advice: models, recipe: models, strategy: models };

describe('readAi', () => {
  it('calls no model if nothing is configured', () => {
    expect(readAi({})).toEqual({ mode: 'built-in' });
    expect(readAi({ AI_MODE: '', GEMINI_API_KEY: '' })).toEqual({ mode: 'built-in' });
    expect(readAi({ AI_MODE: 'built-in', GEMINI_API_KEY: KEY })).toEqual({ mode: 'built-in' });
  });

  it('calls the gateway if there is a key, and does not contain the key', () => {
    expect(readAi(localEnvironment({ GEMINI_API_KEY: KEY }))).toEqual({
      mode: 'gateway',
      baseUrl: 'http://localhost:54321/functions/v1/gemini',
      models: usual,
      key: LOCAL_PUBLISHABLE_KEY,
    });
  });

  it('calls the gateway of a hosted project, which keeps its own key', () => {
    expect(readAi({ ...hosted, AI_MODE: 'gateway' })).toEqual({
      mode: 'gateway',
      baseUrl: 'https://project.supabase.co/functions/v1/gemini',
      models: usual,
      key: 'a',
    });
  });

  it('calls the provider with the key only if the operator sets mode direct', () => {
    const env = { AI_MODE: 'direct', GEMINI_API_KEY: KEY };
    expect(readAi(env)).toEqual({
      mode: 'direct',
      baseUrl: 'https://generativelanguage.googleapis.com',
      models: usual,
      key: KEY,
    });
    expect(readAi({ ...env, GEMINI_BASE_URL: 'http://localhost:5502/fake/' })).toMatchObject({
      baseUrl: 'http://localhost:5502/fake',
    });
  });

  it('reads the models of each tool in their order', () => {
    const env = {
      ...hosted,
      AI_MODE: 'gateway',
      GEMINI_MODELS_ADVICE: 'gemini-2.5-flash, gemini-flash-latest',
      GEMINI_MODELS_RECIPE: 'gemini-1.5-flash',
    };
    expect(readAi(env)).toMatchObject({
      models: {
        advice: ['gemini-2.5-flash', 'gemini-flash-latest'],
        recipe: ['gemini-1.5-flash'],
        strategy: models,
      },
    });
  });

  it.each([
    [{ AI_MODE: 'magic' }, 'AI_MODE must be gateway, direct, built-in or empty, not "magic"'],
    [{ AI_MODE: 'direct' }, 'set GEMINI_API_KEY, too'],
    [{ AI_MODE: 'gateway' }, 'set SUPABASE_URL, too'],
    [{ GEMINI_API_KEY: KEY }, 'set SUPABASE_URL, too'],
    [localEnvironment({ AI_MODE: 'gateway' }), 'set GEMINI_API_KEY, too'],
    [
      { ...hosted, GEMINI_API_KEY: KEY, GEMINI_MODELS_ADVICE: 'a,,b' },
      'GEMINI_MODELS_ADVICE must be names of models',
    ],
    [
      { AI_MODE: 'direct', GEMINI_API_KEY: KEY, GEMINI_MODELS_RECIPE: '../files' },
      'GEMINI_MODELS_RECIPE must be names of models',
    ],
    [
      { ...hosted, GEMINI_API_KEY: KEY, GEMINI_DAILY_LIMIT: '-1' },
      'GEMINI_DAILY_LIMIT must be a whole number',
    ],
    ...[
      'localhost',
      'ftp://model.example',
      `https://model.example/?key=${KEY}`,
      `https://a:${KEY}@model.example`,
      'https://*.example',
      "https://model.example;script-src 'unsafe-inline'",
    ].flatMap((url) =>
      ['direct', 'gateway'].map((mode): [NodeJS.ProcessEnv, string] => [
        { ...hosted, AI_MODE: mode, GEMINI_API_KEY: KEY, GEMINI_BASE_URL: url },
        'GEMINI_BASE_URL must be a web address without a query',
      ]),
    ),
  ])('refuses %j without repeating the key', (env, message) => {
    const read = () => readAi(env);
    expect(read).toThrow(message);
    expect(read).not.toThrow(KEY);
  });
});

describe('the key of the provider', () => {
  const apps = [{ name: 'shell', port: 4200 }];
  const env = localEnvironment({
    GEMINI_API_KEY: KEY,
    GEMINI_BASE_URL: 'https://model.example/fake',
  });
  const connectSrc = (settings: NodeJS.ProcessEnv) =>
    /connect-src ([^;]*)/.exec(
      String(shellHeaders(shellPolicy(settings, apps))['Content-Security-Policy']),
    )?.[1];

  it('is in config.json only in mode direct', () => {
    expect(JSON.stringify(runtimeConfig(env, apps))).not.toContain(KEY);
    const direct = runtimeConfig({ ...env, AI_MODE: 'direct' }, apps);
    expect(direct.ai).toMatchObject({ mode: 'direct', key: KEY });
  });

  it('is passed to the server only if it runs the gateway', () => {
    expect(gatewayEnvironment(env).GEMINI_API_KEY).toBe(KEY);
    expect(gatewayEnvironment({ ...env, AI_MODE: 'built-in' }).GEMINI_API_KEY).toBe('');
    expect(gatewayEnvironment({ ...env, AI_MODE: 'direct' }).GEMINI_API_KEY).toBe('');
    expect(gatewayEnvironment({}).GEMINI_API_KEY).toBe('');
  });

  it('lets pages connect to the provider only in mode direct', () => {
    expect(connectSrc(env)).not.toContain('model.example');
    expect(connectSrc({ ...env, AI_MODE: 'direct' })).toContain(' https://model.example');
    expect(connectSrc({ ...env, AI_MODE: 'direct' })).not.toContain('/fake');
  });
});
