import type { VapiSettings } from '../assistant-configuration';

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
