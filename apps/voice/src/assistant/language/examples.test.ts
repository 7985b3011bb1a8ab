import { languages, showLanguage } from '@thela/language';
import { createFakeShell } from '@thela/testkit';
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

  it('the examples of the page', async () => {
    const answers = await Promise.all(page[language]().examples.map(answering));
    expect(answers).toEqual(understood);
  });

  it('the examples that it gives itself', async () => {
    const { examples } = await messagesIn(language);
    const said = inOrder.map((skill) => examples[skill].split(': ').at(-1) ?? '');
    expect(await Promise.all(said.map(answering))).toEqual(understood);
  });
});
