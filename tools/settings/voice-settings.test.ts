import { describe, expect, it } from 'vitest';
import { shellHeaders } from '../serving/headers';
import { runtimeConfig, shellPolicy } from './runtime-config';
import { readVoice } from './voice-settings';

const KEY = 'b7d1-public';
const ID = '0c9f1c52-1111-4000-8000-00000000000b';

const languages = {
  'hi-IN': {
    model: 'openai/gpt-4o',
    voice: 'azure/hi-IN-SwaraNeural',
    transcriber: 'deepgram/nova-3',
  },
  'te-IN': {
    model: 'openai/gpt-4o',
    voice: 'azure/te-IN-ShrutiNeural',
    transcriber: 'azure/te-IN',
  },
  'hi-Latn-IN': {
    model: 'openai/gpt-4o',
    voice: 'azure/hi-IN-SwaraNeural',
    transcriber: 'deepgram/nova-3',
  },
};
const usual = {
  publicKey: KEY,
  baseUrl: 'https://api.vapi.ai',
  assistant: {
    model: 'openai/gpt-4-turbo',
    voice: 'vapi/Neha',
    transcriber: 'deepgram/nova-2',
  },
  languages,
};

describe('readVoice', () => {
  it('returns nothing without a key, whatever else is set', () => {
    expect(readVoice({})).toBeUndefined();
    expect(readVoice({ VAPI_PUBLIC_KEY: '', VAPI_BASE_URL: 'nowhere' })).toBeUndefined();
  });

  it('needs nothing but a key', () => {
    expect(readVoice({ VAPI_PUBLIC_KEY: KEY })).toEqual(usual);
  });

  it('reads address, model, voice and transcriber', () => {
    const env = {
      VAPI_PUBLIC_KEY: KEY,
      VAPI_BASE_URL: 'http://127.0.0.1:5400/vapi/',
      VAPI_MODEL: 'together-ai/meta-llama/Llama-3-70b',
      VAPI_VOICE: 'azure/en-IN-NeerjaNeural',
      VAPI_TRANSCRIBER: 'deepgram/nova-3',
      VAPI_VOICE_TE: 'azure/te-IN-MohanNeural',
    };
    expect(readVoice(env)).toEqual({
      publicKey: KEY,
      baseUrl: 'http://127.0.0.1:5400/vapi',
      assistant: {
        model: 'together-ai/meta-llama/Llama-3-70b',
        voice: 'azure/en-IN-NeerjaNeural',
        transcriber: 'deepgram/nova-3',
      },
      languages: {
        ...languages,
        'te-IN': { ...languages['te-IN'], voice: 'azure/te-IN-MohanNeural' },
      },
    });
  });

  it.each([
    ['VAPI_ASSISTANT_ID', 'assistant'],
    ['VAPI_SQUAD_ID', 'squad'],
    ['VAPI_WORKFLOW_ID', 'workflow'],
  ])('reads %s, and leaves the rest for releases that do not know it', (name, kind) => {
    const none = { VAPI_ASSISTANT_ID: '', VAPI_SQUAD_ID: '', VAPI_WORKFLOW_ID: '' };
    const env = { VAPI_PUBLIC_KEY: KEY, ...none, [name]: ID };
    expect(readVoice(env)).toEqual({ ...usual, saved: { kind, id: ID } });
  });

  it.each([
    [{ VAPI_PUBLIC_KEY: `${KEY} x` }, 'VAPI_PUBLIC_KEY must be the public key'],
    [{ VAPI_BASE_URL: 'localhost' }, 'VAPI_BASE_URL must be a web address'],
    [{ VAPI_BASE_URL: `https://voice.example/?key=${KEY}` }, 'VAPI_BASE_URL must be a web address'],
    [{ VAPI_BASE_URL: "https://a.example;script-src 'unsafe-inline'" }, 'VAPI_BASE_URL must be'],
    [{ VAPI_BASE_URL: 'https://*.example' }, 'VAPI_BASE_URL must be'],
    [{ VAPI_MODEL: 'gpt-4-turbo' }, 'VAPI_MODEL must be <provider>/<id>'],
    [{ VAPI_VOICE: 'vapi/' }, 'VAPI_VOICE must be <provider>/<id>, such as vapi/Neha'],
    [{ VAPI_MODEL_HI: 'gpt-4o' }, 'VAPI_MODEL_HI must be <provider>/<id>'],
    [{ VAPI_ASSISTANT_ID: KEY }, 'VAPI_ASSISTANT_ID must be the id that Vapi shows'],
    [{ VAPI_SQUAD_ID: `${ID}/..` }, 'VAPI_SQUAD_ID must be the id that Vapi shows'],
    [
      { VAPI_ASSISTANT_ID: ID, VAPI_WORKFLOW_ID: ID },
      'VAPI_ASSISTANT_ID and VAPI_WORKFLOW_ID are both set',
    ],
    [{ VAPI_SQUAD_ID: ID, VAPI_WORKFLOW_ID: KEY }, 'VAPI_SQUAD_ID and VAPI_WORKFLOW_ID are both'],
    [{ VAPI_TRANSCRIBER: '/nova-2' }, 'VAPI_TRANSCRIBER must be <provider>/<id>'],
  ])('refuses %j without repeating the key', (variables, message) => {
    const read = () => readVoice({ VAPI_PUBLIC_KEY: KEY, ...variables });
    expect(read).toThrow(message);
    expect(read).not.toThrow(KEY);
  });
});

describe('config.json', () => {
  it('contains settings for calls only if there is a key', () => {
    expect(runtimeConfig({}, [])).not.toHaveProperty('voice');
    expect(runtimeConfig({ VAPI_PUBLIC_KEY: KEY }, []).voice).toEqual(usual);
    expect(runtimeConfig({ VAPI_PUBLIC_KEY: '', VAPI_SQUAD_ID: ID }, [])).not.toHaveProperty(
      'voice',
    );
  });
});

describe("the shell's policy", () => {
  function policyOf(env: NodeJS.ProcessEnv) {
    return String(shellHeaders(shellPolicy(env, []))['Content-Security-Policy']);
  }

  it('allows nothing for calls without a key', () => {
    expect(policyOf({})).not.toMatch(/daily|blob|unsafe/);
    expect(policyOf({})).toMatch(/trusted-types thela-worker$/);
  });

  it('allows what a call needs if there is a key', () => {
    const before = policyOf({}).split('; ');
    const after = policyOf({
      VAPI_PUBLIC_KEY: KEY,
      VAPI_BASE_URL: 'https://voice.example/v1',
    }).split('; ');
    expect(after.filter((directive) => !before.includes(directive))).toEqual([
      "script-src 'self' https://c.daily.co blob: 'wasm-unsafe-eval'",
      "connect-src 'self' https://voice.example https://*.daily.co wss://*.daily.co",
      "worker-src 'self' blob:",
      'trusted-types thela-worker default',
    ]);
  });
});
