import { expect, it } from 'vitest';
import { isTextOnly } from './text-only.ts';

const contents = [{ role: 'user', parts: [{ text: 'Tomatoes are sour.' }] }];

it.each([
  { contents: [{ parts: [{ text: 'Tomatoes are sour.' }] }] },
  { contents },
  { contents, generationConfig: { responseMimeType: 'application/json', responseSchema: {} } },
  {
    systemInstruction: { parts: [{ text: 'You are the voice of a stall.' }] },
    contents: [...contents, { role: 'model', parts: [{ text: 'Add sugar.' }] }, ...contents],
  },
])('accepts the requests of the tools: %j', (question) => {
  expect(isTextOnly(JSON.stringify(question))).toBe(true);
});

it.each([
  { contents, tools: [{ googleSearch: {} }] },
  { contents, cachedContent: 'cachedContents/1' },
  { contents, generationConfig: { candidateCount: 8 } },
  { contents, generationConfig: { maxOutputTokens: 1_000_000 } },
  { contents: [{ parts: [{ fileData: { fileUri: 'https://video.example/hour' } }] }] },
  { contents: [{ parts: [{ text: 'x', inlineData: {} }] }] },
  { contents: [{ parts: [{ text: 7 }] }] },
  { contents: 'x' },
  { contents, systemInstruction: 'Be kind.' },
  { contents, systemInstruction: null },
  { contents, systemInstruction: { parts: [{ text: 'x', inlineData: {} }] } },
  { contents, systemInstruction: { parts: [{ fileData: { fileUri: 'https://video.example' } }] } },
  { systemInstruction: { parts: [{ text: 'Be kind.' }] } },
  {},
  [],
  null,
])('refuses what would cost more, or is no request: %j', (question) => {
  expect(isTextOnly(JSON.stringify(question))).toBe(false);
});

it('refuses what is no JSON', () => {
  expect(isTextOnly('{')).toBe(false);
});
