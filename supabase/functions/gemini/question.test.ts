import { expect, it } from 'vitest';
import { kindOf, readQuestion } from './question.ts';

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
  expect(readQuestion(JSON.stringify(question))).toEqual(question);
});

it.each([
  { contents, tools: [{ googleSearch: {} }] },
  { contents, cachedContent: 'cachedContents/1' },
  { contents, generationConfig: { candidateCount: 8 } },
  { contents, generationConfig: { maxOutputTokens: 1_000_000 } },
  { contents: [{ parts: [{ fileData: { fileUri: 'https://video.example/hour' } }] }] },
  { contents: [{ parts: [{ text: 'x', inlineData: {} }] }] },
  { contents: [{ parts: [{ text: 7 }] }] },
  { contents: [{ role: { text: 'user' }, parts: [{ text: 'x' }] }] },
  { contents, generationConfig: { responseMimeType: 7 } },
  { contents, generationConfig: { responseSchema: 'x' } },
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
  expect(readQuestion(JSON.stringify(question))).toBe(null);
});

it('refuses what is no JSON', () => {
  expect(readQuestion('{')).toBe(null);
});

it.each([
  [
    'advice',
    {
      contents: [{ parts: [{ text: 'x' }] }],
    },
  ],
  [
    'recipe',
    { contents, generationConfig: { responseMimeType: 'application/json', responseSchema: {} } },
  ],
  ['strategy', { contents }],
  ['reply', { systemInstruction: { parts: [{ text: 'x' }] }, contents }],
])('tells the kind of a question by its shape: %s', (kind, question) => {
  expect(kindOf(question)).toBe(kind);
});
