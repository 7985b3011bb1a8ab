import { describe, expect, it } from 'vitest';
import { assistantConfiguration } from './assistant-configuration';
import { sampleSettings } from './testing/sample-settings';

const parts = {
  settings: sampleSettings,
  language: 'en-IN',
  assistant: 'Chaat-GPT',
  firstMessage: 'Namaste!',
  systemPrompt: 'You play three roles.',
} as const;

it('is the assistant of the specification, nothing more', () => {
  expect(assistantConfiguration(parts)).toEqual({
    name: 'Chaat-GPT',
    firstMessage: 'Namaste!',
    transcriber: { provider: 'deepgram', model: 'nova-2', language: 'en-IN' },
    voice: { provider: 'vapi', voiceId: 'Neha' },
    model: {
      provider: 'openai',
      model: 'gpt-4-turbo',
      messages: [{ role: 'system', content: 'You play three roles.' }],
    },
  });
});

it('takes an id with slashes whole', () => {
  const assistant = { ...sampleSettings.assistant, model: 'together-ai/meta-llama/Llama-3-70b' };
  const settings = { ...sampleSettings, assistant };
  expect(assistantConfiguration({ ...parts, settings }).model).toMatchObject({
    provider: 'together-ai',
    model: 'meta-llama/Llama-3-70b',
  });
});

describe('in another language', () => {
  const inTelugu = {
    model: 'openai/gpt-4o',
    voice: 'azure/te-IN-ShrutiNeural',
    transcriber: 'azure/te-IN',
  };
  const inHindi = { ...inTelugu, transcriber: 'deepgram/nova-3' };
  const languages = { 'te-IN': inTelugu, 'hi-IN': inHindi };
  const settings = { ...sampleSettings, languages };

  it('is what has the language', () => {
    expect(assistantConfiguration({ ...parts, settings, language: 'te-IN' })).toMatchObject({
      transcriber: { provider: 'azure', language: 'te-IN' },
      voice: { provider: 'azure', voiceId: 'te-IN-ShrutiNeural' },
      model: { provider: 'openai', model: 'gpt-4o' },
    });
    const { transcriber } = assistantConfiguration({ ...parts, settings, language: 'hi-IN' });
    expect(transcriber).toEqual({ provider: 'deepgram', model: 'nova-3', language: 'hi' });
  });

  it('is that of English where a site has no other', () => {
    const { model, transcriber } = assistantConfiguration({ ...parts, language: 'hi-Latn-IN' });
    expect(model.model).toBe('gpt-4-turbo');
    expect(transcriber).toEqual({ provider: 'deepgram', model: 'nova-2', language: 'hi' });
  });
});
