import { showLanguage } from '@thela/language';
import type { Language } from '@thela/language';
import { callsTo, createFakeShell, sampleModel } from '@thela/testkit';
import { afterEach, describe, expect, it } from 'vitest';
import { createAssistant } from './assistant';
import { readPromptFacts, systemPrompt } from './system-prompt';
import { messagesIn } from './messages';

const helpersShell = (options = {}) =>
  createFakeShell({ stall: 'own', today: '2026-11-22', role: 'helper', ...options });

afterEach(() => showLanguage('en-IN'));

async function ask(text: string, language: Language = 'en-IN') {
  await showLanguage(language);
  const shell = helpersShell();
  const reply = await createAssistant(shell).reply(text, new AbortController().signal);
  return { text: reply.text, calls: callsTo(shell) };
}

describe('a helper', () => {
  it.each([
    ['two masala dosa sold', 'plates', '2 Masala Dosa counted: 19 today, ₹1,615.'],
    ['gas 300 rupees', 'expense', '₹300 for gas written down. Expenses today: ₹360.'],
  ])('has "%s" written down', async (said, kind, answer) => {
    const { text, calls } = await ask(said);
    expect(text).toBe(answer);
    expect(calls.events.map((event) => event.kind)).toEqual([kind]);
    expect(calls.refusals()).toBe(0);
  });

  it('takes back what was said, today', async () => {
    const shell = helpersShell();
    const assistant = createAssistant(shell);
    const { signal } = new AbortController();
    await assistant.reply('two masala dosa sold', signal);
    const reply = await assistant.reply('undo', signal);
    expect(reply.text).toMatch(/^Undone: 2 Masala Dosa/);
    expect(callsTo(shell).events.map(({ kind }) => kind)).toEqual(['plates', 'undo']);
  });

  it.each([
    ['how many plates today', /^102 plates today, ₹4,935\. Sold most: 31 Filter Coffee/],
    ['how many upma today', '9 Upma today, ₹360.'],
    ['what did I spend today', 'Expenses today: ₹60. Ice ₹60.'],
  ])('is told "%s"', async (said, answer) => {
    expect((await ask(said)).text).toMatch(answer);
  });

  it('hears of no skill that only the owner has', async () => {
    for (const said of ['what can you do', 'switch to profit', 'blah blub']) {
      // oxlint-disable-next-line no-await-in-loop -- the language of the page is one
      expect((await ask(said)).text).not.toMatch(
        /what (does )?(one |a )?(masala dosa|plate|dish) cost/i,
      );
    }
  });
});

const money = 'money';
const days = 'days';
const change = 'change';
const pastDay = 'pastDay';

describe.each<[Language, readonly (readonly [string, 'money' | 'days' | 'change' | 'pastDay'])[]]>([
  [
    'en-IN',
    [
      ['what does one masala dosa cost me', money],
      ['how much did I earn today', money],
      ['what is left today in rupees', money],
      ['which dish should I promote', money],
      ['what is the price of rice', money],
      ['what if rice costs 80 rupees', money],
      ['how many plates yesterday', days],
      ['how much did I sell last week', days],
      ['set masala dosa price to 90 rupees', change],
      ['two masala dosa sold yesterday', pastDay],
    ],
  ],
  [
    'hi-IN',
    [
      ['एक मसाला डोसा कितने का पड़ता है', money],
      ['आज कितना मुनाफ़ा हुआ', money],
      ['चावल का भाव क्या है', money],
      ['कल कितना बिका', days],
      ['मसाला डोसा का रेट 90 कर दो', change],
      ['कल दो मसाला डोसा बिके', pastDay],
    ],
  ],
  [
    'hi-Latn-IN',
    [
      ['ek masala dosa kitne ka padta hai', money],
      ['aaj kitna munafa hua', money],
      ['kal kitna bika', days],
      ['parso kitna bika', days],
      ['masala dosa ka rate 90 kar do', change],
      ['kal do masala dosa becha', pastDay],
    ],
  ],
  [
    'te-IN',
    [
      ['ఒక మసాలా దోశకు ఎంత ఖర్చు అవుతుంది', money],
      ['ఈ రోజు ఎంత లాభం వచ్చింది', money],
      ['నిన్న ఎన్ని ప్లేట్లు అమ్మాం', days],
      ['మసాలా దోశ ధర 90 రూపాయలు చెయ్యి', change],
      ['నిన్న రెండు మసాలా దోశలు అమ్మాం', pastDay],
    ],
  ],
])('in %s a helper', (language, sentences) => {
  it.each(sentences)(
    'hears of "%s" that it is the owner’s (%s), and nothing is written',
    async (said, about) => {
      const { text, calls } = await ask(said, language);
      expect(text).toBe((await messagesIn(language)).helper[about]);
      expect(calls.events).toEqual([]);
      // Refused in words, not by the page.
      expect(calls.refusals()).toBe(0);
    },
  );
});

it.each<[Language, string]>([
  ['en-IN', 'tomatoes are 60 rupees a kilo now'],
  ['hi-IN', 'टमाटर 60 रुपये हो गए'],
  ['hi-Latn-IN', 'tamatar 60 rupaye ho gaye'],
  ['te-IN', 'టమాటాలు కిలో 60 రూపాయలు అయ్యాయి'],
])(
  'in %s the price of an ingredient is refused in words, and nothing is written',
  async (language, said) => {
    const { text, calls } = await ask(said, language);
    const [, whose] = (await messagesIn(language)).helper.noSuch('§').split('§');
    expect(text.endsWith(whose ?? '?')).toBe(true);
    expect(calls.events).toEqual([]);
  },
);

it('says that the dishes have not arrived, instead of asking for a stall', async () => {
  const shell = helpersShell({ stall: [] });
  const { text, needsStall } = await createAssistant(shell).reply(
    'two masala dosa sold',
    new AbortController().signal,
  );
  expect(text).toBe('The dishes of this stall are not on this phone yet. Nothing is written.');
  expect(needsStall).toBeUndefined();
});

it('tells a language model no cost and no profit of a helper’s stall', async () => {
  const shell = helpersShell({ ai: sampleModel });
  const prompt = systemPrompt(shell.brand, await readPromptFacts(shell));
  expect(prompt).toContain('are for the owner of the stall alone');
  expect(prompt).toContain('Masala Dosa: sells at ₹85, 17 plates sold today.');
  expect(prompt).not.toMatch(/margin|earns|₹0(?!\.)|not known|Ingredient prices:|left after/);
});
