import { expect, it } from 'vitest';
import { assistantConfiguration } from './assistant-configuration';
import { sampleSettings } from './testing/sample-settings';

const parts = {
  settings: sampleSettings,
  assistant: 'Chaat-GPT',
  firstMessage: 'Namaste!',
  systemPrompt: 'You play three roles.',
};

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
