import { describe, expect, it } from 'vitest';
import { parseSiteConfig } from './site-config';

const brand = {
  product: 'Thela',
  assistant: 'Chaat-GPT',
  tagline: 'AI Street Food OS',
  location: 'Hyderabad, Telangana',
  supportEmail: 'help@stall.example',
  repositoryUrl: 'https://stall.example/code',
  issuesUrl: 'https://stall.example/issues',
  termsUrl: 'https://stall.example/terms',
  privacyUrl: 'https://stall.example/privacy',
};
const complete = {
  brand,
  supabase: { url: 'http://localhost:54321', publishableKey: 'sb_publishable_local' },
  ai: { mode: 'built-in' },
  remotes: { allowedOrigins: ['http://localhost:4201'] },
};

const gateway = {
  mode: 'gateway',
  baseUrl: 'http://localhost:54321/functions/v1/gemini',
  models: { advice: ['flash-a', 'flash-b'], recipe: ['flash-a'], strategy: ['flash-a'] },
  key: 'sb_publishable_local',
};

const voice = {
  publicKey: 'b7d1-public',
  baseUrl: 'https://api.vapi.ai',
  assistant: {
    model: 'openai/gpt-4-turbo',
    voice: 'vapi/Neha',
    transcriber: 'deepgram/nova-2',
  },
};

function withVoice(change: Readonly<Record<string, unknown>>) {
  return { ...complete, voice: { ...voice, ...change } };
}

function withRemotes(change: Readonly<Record<string, unknown>>) {
  return { ...complete, remotes: { ...complete.remotes, ...change } };
}

describe('parseSiteConfig', () => {
  it('reads a complete configuration', () => {
    const remotes = { ...complete.remotes, tools: {}, allowOverride: false };
    expect(parseSiteConfig(complete)).toEqual({ ...complete, remotes, offline: true });
  });

  it('reads which keys sign the entry of each tool, and where its code may come from', () => {
    const key = {
      kty: 'EC',
      crv: 'P-256',
      x: 'x'.repeat(43),
      y: 'y'.repeat(43),
      kid: 'k'.repeat(43),
    };
    const pinned = (...keys: readonly unknown[]) => ({
      ...complete,
      remotes: {
        ...complete.remotes,
        tools: { profit: { keys, origins: ['https://profit.example'] } },
      },
    });
    expect(parseSiteConfig(pinned(key, key)).remotes).toMatchObject(pinned(key, key).remotes);
    const malformed = [
      pinned(),
      pinned(key, key, key),
      pinned({ ...key, crv: 'P-384' }),
      pinned({ ...key, x: 'short' }),
      pinned({ ...key, kid: '' }),
    ];
    for (const config of malformed) expect(() => parseSiteConfig(config)).toThrow('malformed');
  });

  it('reads whether overrides are allowed and where errors are posted to', () => {
    const remotes = { ...complete.remotes, allowOverride: true };
    const reporting = { url: 'https://errors.example/thela', vitals: 0.1 };
    expect(parseSiteConfig({ ...complete, remotes, reporting })).toMatchObject({
      remotes,
      reporting,
    });
  });

  it('takes the built-in helpers where nothing is said of AI', () => {
    const { ai: _, ...silent } = complete;
    expect(parseSiteConfig(silent).ai).toEqual({ mode: 'built-in' });
  });

  it.each([gateway, { ...gateway, mode: 'direct' }, { mode: 'built-in' }])(
    'hands on how the text model is called: %j',
    (ai) => {
      expect(parseSiteConfig({ ...complete, ai }).ai).toEqual(ai);
    },
  );

  it('hands on how calls are held, where they are', () => {
    expect(parseSiteConfig({ ...complete, voice }).voice).toEqual(voice);
    const inTelugu = { ...voice, languages: { 'te-IN': voice.assistant } };
    expect(parseSiteConfig({ ...complete, voice: inTelugu }).voice).toEqual(inTelugu);
    const saved = { kind: 'squad', id: '5f0f1c52-0000-4000-8000-00000000000a' };
    expect(parseSiteConfig(withVoice({ saved })).voice).toEqual({ ...voice, saved });
  });

  it('asks for a backend for accounts', () => {
    const { supabase: _, ...silent } = complete;
    expect(() => parseSiteConfig(silent)).toThrow('Missing Supabase environment variables');
  });

  it('takes an address that the brand leaves out for unset, as it does an empty one', () => {
    const { supportEmail, repositoryUrl, issuesUrl, termsUrl, privacyUrl, ...names } = brand;
    const links = { supportEmail, repositoryUrl, issuesUrl, termsUrl, privacyUrl };
    const unset = Object.fromEntries(Object.keys(links).map((name) => [name, '']));
    const expected = { ...names, ...unset };
    expect(parseSiteConfig({ ...complete, brand: names }).brand).toEqual(expected);
    expect(parseSiteConfig({ ...complete, brand: expected }).brand).toEqual(expected);
  });

  it('hands on fixed opening figures', () => {
    const day = { platesSold: { 'plain-dosa': 3 } };
    expect(parseSiteConfig({ ...complete, day }).day).toEqual(day);
  });

  it.each([
    ['nothing', undefined],
    ['a list', []],
    ['no brand', { ...complete, brand: undefined }],
    ['an empty name', { ...complete, brand: { ...brand, product: '' } }],
    [
      'a script as an address',
      { ...complete, brand: { ...brand, termsUrl: 'javascript:alert(1)' } },
    ],
    ['plates that are no numbers', { ...complete, day: { platesSold: { 'plain-dosa': 'many' } } }],
    ['an unknown way to the AI', { ...complete, ai: { ...gateway, mode: 'telepathy' } }],
    ['a gateway without a key', { ...complete, ai: { ...gateway, key: undefined } }],
    ['a text model at no address', { ...complete, ai: { ...gateway, baseUrl: '/gemini' } }],
    [
      'no model for a tool',
      { ...complete, ai: { ...gateway, models: { ...gateway.models, recipe: [] } } },
    ],
    [
      'a model with a path',
      { ...complete, ai: { ...gateway, models: { ...gateway.models, advice: ['../files'] } } },
    ],
    ['calls without a key', withVoice({ publicKey: undefined })],
    ['a key that would break a header', withVoice({ publicKey: 'a\nb' })],
    ['calls at no address', withVoice({ baseUrl: 'api.vapi.ai' })],
    ['a voice without a provider', withVoice({ assistant: { ...voice.assistant, voice: 'Neha' } })],
    ['a model without an id', withVoice({ assistant: { ...voice.assistant, model: 'openai/' } })],
    [
      'a Hindi voice without a provider',
      withVoice({ languages: { 'hi-IN': { ...voice.assistant, voice: 'Neha' } } }),
    ],
    ['a saved assistant by its name', withVoice({ saved: { kind: 'assistant', id: 'Chaat-GPT' } })],
    [
      'a saved thing of an unknown kind',
      withVoice({ saved: { kind: 'phone', id: '5f0f1c52-0000-4000-8000-00000000000a' } }),
    ],
    ['no transcriber', withVoice({ assistant: { ...voice.assistant, transcriber: undefined } })],
    ['an origin that is none', withRemotes({ allowedOrigins: ['localhost'] })],
    ['overrides that are not allowed nor forbidden', withRemotes({ allowOverride: 'yes' })],
    ['errors posted to nowhere', { ...complete, reporting: { url: 'errors' } }],
    [
      'more than all visits',
      { ...complete, reporting: { url: 'https://errors.example', vitals: 10 } },
    ],
    ['an origin with a path', withRemotes({ allowedOrigins: ['http://a.test/'] })],
  ])('refuses %s, naming the file', (_name, value) => {
    expect(() => parseSiteConfig(value)).toThrow('config.json is malformed');
  });
});
