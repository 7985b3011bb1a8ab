import type { VapiSettings } from '../assistant-configuration';

/** The settings when an operator configures only a key. */
export const sampleSettings: VapiSettings = {
  engine: 'vapi',
  publicKey: 'public-key',
  baseUrl: 'https://voice.example',
  assistant: {
    model: 'openai/gpt-4-turbo',
    voice: 'vapi/Neha',
    transcriber: 'deepgram/nova-2',
  },
};
