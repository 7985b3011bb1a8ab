import { languages, showLanguage } from '@thela/language';
import { callsTo, createFakeShell } from '@thela/testkit';
import { afterEach, describe, expect, it } from 'vitest';
import { messages as english } from '../../messages/en';
import { messages as hindi } from '../../messages/hi';
import { messages as hinglish } from '../../messages/hi-latn';
import { messages as telugu } from '../../messages/te';
import { createAssistant } from '../assistant';
import { messagesIn } from '../messages';
import type { Skill } from '../reply';

const { signal } = new AbortController();
const page = { 'en-IN': english, 'hi-IN': hindi, 'te-IN': telugu, 'hi-Latn-IN': hinglish };
const inOrder: readonly Skill[] = ['sous-chef', 'profit', 'zero-waste'];

afterEach(() => showLanguage('en-IN'));

describe.each(languages)('the assistant understands in %s', (language) => {
  const answering = async (sentence: string) => {
    await showLanguage(language);
    const reply = await createAssistant(createFakeShell()).reply(sentence, signal);
    return { skill: reply.skill, source: reply.source };
  };
  const understood = inOrder.map((skill) => ({
    skill,
    source: skill === 'profit' ? 'calculated' : 'book',
  }));

  it.each(['Upma', 'उपमा', 'ఉప్మా'])('the examples of the page, of %s', async (name) => {
    const { sour, sale, shopping, cost } = page[language]().examples;
    expect(await answering(sour)).toEqual(understood[0]);
    await showLanguage(language);
    const shell = createFakeShell({ stall: 'own' });
    const assistant = createAssistant(shell);
    const ask = async (text: string) => (await assistant.reply(text, signal)).source;
    expect([await ask(sale(name)), await ask(shopping), await ask(cost(name))]).toEqual(
      Array.from({ length: 3 }, () => 'calculated'),
    );
    expect(callsTo(shell).events).toMatchObject([{ kind: 'plates', plates: 2 }]);
  });

  it('the examples that it gives itself', async () => {
    const { examples } = await messagesIn(language);
    const said = inOrder.map((skill) => examples[skill].split(': ').at(-1) ?? '');
    expect(await Promise.all(said.map(answering))).toEqual(understood);
  });
});
