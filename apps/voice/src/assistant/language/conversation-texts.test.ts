import { showLanguage } from '@thela/language';
import type { Language } from '@thela/language';
import { createFakeShell } from '@thela/testkit';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createAssistant } from '../assistant';
import { languageOfAnswer } from './conversation-texts';

const { signal } = new AbortController();
const today = '2026-11-22';

afterEach(() => showLanguage('en-IN'));

async function open(language: Language) {
  await showLanguage(language);
  const assistant = createAssistant(createFakeShell({ today, stall: 'own' }));
  return {
    assistant,
    say: async (text: string) => (await assistant.reply(text, signal)).text,
  };
}

describe('an answer', () => {
  it.each<[Language, string, Language, Language]>([
    ['en-IN', 'what does a dosa cost', 'hi-Latn-IN', 'en-IN'],
    ['en-IN', 'dosa kitne ka padta hai', 'en-IN', 'hi-Latn-IN'],
    ['en-IN', 'masala dosa', 'hi-Latn-IN', 'hi-Latn-IN'],
    ['en-IN', 'masala dosa', 'en-IN', 'en-IN'],
    ['en-IN', 'डोसा कितने का पड़ता है', 'en-IN', 'hi-IN'],
    ['en-IN', 'దోశకు ఎంత ఖర్చు', 'en-IN', 'te-IN'],
    ['hi-IN', 'what does a dosa cost', 'hi-IN', 'hi-IN'],
    ['hi-IN', 'దోశకు ఎంత ఖర్చు', 'hi-IN', 'te-IN'],
    ['te-IN', 'dosa kitne ka padta hai', 'te-IN', 'te-IN'],
    ['te-IN', 'डोसा कितने का पड़ता है', 'te-IN', 'hi-IN'],
    ['hi-Latn-IN', 'what does a dosa cost', 'hi-Latn-IN', 'hi-Latn-IN'],
    // The microphone writes Hindi in Devanagari.
    ['hi-Latn-IN', 'डोसा कितने का पड़ता है', 'hi-Latn-IN', 'hi-Latn-IN'],
  ])('in a page in %s to "%s" after one in %s is in %s', (chosen, sentence, before, answered) => {
    expect(languageOfAnswer(sentence, chosen, before)).toBe(answered);
  });
});

describe('under English', () => {
  it('what was written is told in the language of the sentence, and so is its undo', async () => {
    const { assistant, say } = await open('en-IN');
    expect(await say('do upma becha')).toBe('2 Upma jode: aaj 11, ₹440.');
    expect((await assistant.undo('written-1')).text).toBe('Wapas liya: 2 Upma; aaj 9, ₹360.');
    expect(await say('I sold two upma')).toBe('2 Upma counted: 11 today, ₹440.');
    expect((await assistant.undo('written-2')).text).toBe('Undone: 2 Upma. 9 today, ₹360.');
  });

  it('a question back stays in its language until another one is spoken', async () => {
    const { say } = await open('en-IN');
    expect(await say('upma becha')).toBe('Kitni plate? Abhi kuch nahin likha.');
    expect(await say('2')).toBe('2 Upma jode: aaj 11, ₹440.');
    expect(await say('what is the cost of upma')).toMatch(/^One plate of Upma costs you/);
  });

  it('a change of the role and money are told in Hinglish to a Hinglish sentence', async () => {
    const { say } = await open('en-IN');
    expect(await say('profit ki baat karo')).toMatch(/^Theek hai, ab profit ki baat\./);
    expect(await say('upma kitne ka padta hai')).toMatch(
      /^Upma ki laagat ₹[\d.]+ padti hai\. ₹[\d.]+ mein bechne par /,
    );
  });
});

describe.each<[Language, string, string, string]>([
  ['hi-IN', '2 Upma जोड़े: आज 11, ₹440।', 'लिख दूँ', 'हाँ'],
  ['te-IN', '2 Upma లెక్కలో చేర్చాను: ఈ రోజు 11, ₹440.', 'రాయనా', 'సరే'],
  ['hi-Latn-IN', '2 Upma jode: aaj 11, ₹440.', 'Likh doon', 'Haan'],
])('in %s', (language, written, question, yes) => {
  it('the assistant answers in it, whatever language is spoken', async () => {
    const { say } = await open(language);
    expect(await say('I sold two upma')).toBe(written);
  });

  it('an offered answer is understood as it stands', async () => {
    const { assistant } = await open(language);
    const asked = await assistant.reply('tamatar 600 rupaye ho gaye', signal);
    expect(asked.text).toContain(question);
    expect(asked.answers?.[0]).toBe(yes);
    expect((await assistant.reply(yes, signal)).writtenId).toBeDefined();
  });
});

it('the texts come in the order of the sentences, though those of one must be fetched', async () => {
  vi.resetModules();
  const { conversationTexts } = await import('./conversation-texts');
  const texts = conversationTexts();
  const found: Language[] = [];
  const sentences = ['ek upma becha', 'I sold two upma'];
  await Promise.all(
    sentences.map((sentence) => texts.of(sentence).then(({ language }) => found.push(language))),
  );
  expect(found).toEqual(['hi-Latn-IN', 'en-IN']);
});

it('a choice is shown and understood in the language of the answer, and as it is called at the stall', async () => {
  const { assistant } = await open('te-IN');
  const asked = await assistant.reply('do dosa becha', signal);
  expect(asked.answers).toContain('సాదా దోశ');
  expect((await assistant.reply('సాదా దోశ', signal)).text).toMatch(/^2 సాదా దోశ లెక్కలో/);
  await assistant.reply('do dosa becha', signal);
  expect((await assistant.reply('plain wala', signal)).text).toMatch(/^2 సాదా దోశ లెక్కలో/);
});

it('a call through a service goes on in the language in which it began', async () => {
  const { assistant } = await open('te-IN');
  assistant.reset();
  await showLanguage('hi-IN');
  expect((await assistant.replyFromRecords('I sold two upma'))?.text).toMatch(/లెక్కలో/);
  assistant.reset();
  expect((await assistant.replyFromRecords('I sold two upma'))?.text).toMatch(/जोड़े/);
});

it('an answer that is on its way comes in the language that it was asked in', async () => {
  const { assistant } = await open('te-IN');
  const reply = assistant.reply('I sold two upma', signal);
  await showLanguage('hi-IN');
  expect((await reply).text).toMatch(/లెక్కలో/);
  expect((await assistant.reply('I sold two upma', signal)).text).toMatch(/जोड़े/);
});
