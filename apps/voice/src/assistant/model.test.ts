import { createFakeShell } from '@thela/testkit';
import type { FakeShellOptions } from '@thela/testkit';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createAssistant } from './assistant';
import type { Skill } from './reply';

let isLost: boolean;
let bodies: string[];

beforeEach(() => {
  isLost = false;
  bodies = [];
  vi.stubGlobal('fetch', async (_: string, { body }: { readonly body: string }) => {
    bodies.push(body);
    if (isLost) throw new TypeError('Failed to fetch');
    return Response.json({ candidates: [{ content: { parts: [{ text: 'From the model.' }] } }] });
  });
});

const { signal } = new AbortController();

function assistantWithModel(options: FakeShellOptions = {}) {
  const models = ['gemini-flash-latest'];
  const ai = {
    mode: 'direct',
    baseUrl: 'https://model.example',
    models: { advice: models, recipe: models, strategy: models },
    key: 'key of the page',
  } as const;
  return createAssistant(createFakeShell({ ai, ...options }));
}

function lastBody(): string {
  return bodies.at(-1) ?? '';
}

describe('with a text model', () => {
  it.each<[Skill, string, string]>([
    ['sous-chef', '', 'tomatoes are sour'],
    ['zero-waste', '', 'I have five idlis and some sambar left'],
    ['profit', 'profit mode', 'why do customers not come back'],
    ['profit', 'ab tum hisaab wale ho', 'why do customers not come back'],
    ['profit', '', 'how can I bring my costs down'],
  ])('the %s asks it: %s, %s', async (skill, command, question) => {
    const assistant = assistantWithModel();
    if (command) await assistant.reply(command, signal);
    const reply = await assistant.reply(question, signal);
    expect(reply).toEqual({ skill, source: 'model', text: 'From the model.' });
    expect(lastBody()).toContain(`You now play the part: ${skill}`);
    expect(lastBody()).toContain('Masala Dosa: costs ₹11.81');
    expect(lastBody()).toContain(question);
  });

  it.each([
    'what does one masala dosa cost me',
    'kya bechu',
    'aaj ki kamai',
    'pyaz ka rate',
    'switch to profit',
    'role badlo',
    'thank you',
  ])('money that the rules know, and set phrases, need none: %s', async (phrase) => {
    const reply = await assistantWithModel().reply(phrase, signal);
    expect(reply.source).toMatch(/calculated|set-phrase/);
    expect(bodies).toHaveLength(0);
  });

  it.each([
    'my potatoes are rotten can I use them',
    'leftover chicken smells bad',
    'doodh phat gaya hai',
    'raat bhar bahar rakha chicken sukha hai',
    'zero waste mode, paneer me fungus hai',
    'dal khatti ho gayi, baasi hai',
    'బూజు పట్టిన roti',
    'padaipoyina perugu',
    'sambar do baar garam kiya',
  ])('food that must go is not left to it: %s', async (phrase) => {
    const reply = await assistantWithModel().reply(phrase, signal);
    expect(reply.source).toBe('book');
    expect(reply.text).toMatch(/Throw it away|Ise phenk dein|దీన్ని పారేయండి/);
    expect(bodies).toHaveLength(0);
  });

  it('a word that the kitchen book does not know goes to it, told of the dangers', async () => {
    const reply = await assistantWithModel().reply('xyzzy tamatar khatte hain', signal);
    expect(reply.source).toBe('model');
    expect(lastBody()).toContain('xyzzy tamatar khatte hain');
    expect(lastBody()).toContain('is thrown away');
  });

  it('sends what was said before, and forgets it at a reset', async () => {
    const assistant = assistantWithModel();
    await assistant.reply('tomatoes are sour', signal);
    await assistant.reply('and what of the onions', signal);
    expect(lastBody()).toContain('tomatoes are sour');
    assistant.reset();
    await assistant.reply('and what of the onions', signal);
    expect(lastBody()).not.toContain('tomatoes are sour');
  });

  it('does not remember what was cut short', async () => {
    const assistant = assistantWithModel();
    const ending = new AbortController();
    const cut = assistant.reply('tomatoes are sour', ending.signal);
    ending.abort();
    await cut;
    await assistant.reply('onions are wet', signal);
    expect(lastBody()).not.toContain('tomatoes are sour');
  });
});

// In which ways a model fails, is tried where it is asked: libs/ai.
describe('a model that fails', () => {
  beforeEach(() => {
    isLost = true;
  });

  it.each([
    [
      'tomatoes are sour',
      'sous-chef',
      /^The AI did not answer, so this is from the kitchen book\. Tomatoes/,
    ],
    ['I have five idlis and some sambar left', 'zero-waste', /kitchen book\. Name it '/],
  ])('the kitchen book answers instead: %s', async (phrase, skill, text) => {
    const reply = await assistantWithModel().reply(phrase, signal);
    expect(reply).toMatchObject({ skill, source: 'book' });
    expect(reply.text).toMatch(text);
  });

  it('the kitchen book answers what it knows, with a line of caution', async () => {
    const reply = await assistantWithModel().reply('xyzzy tamatar khatte hain', signal);
    expect(reply).toMatchObject({ skill: 'sous-chef', source: 'book' });
    expect(reply.text).toMatch(/8 gram cheeni[^]*Agar badbu aaye.* phenk dein/);
  });

  it('needs none for the figures of the day', async () => {
    const assistant = assistantWithModel();
    expect((await assistant.reply('tomatoes are sour', signal)).source).toBe('book');
    const cost = await assistant.reply('what does one masala dosa cost me', signal);
    expect(cost).toMatchObject({ source: 'calculated' });
    expect(cost.text).toMatch(/^One plate of Masala Dosa costs you ₹11\.81/);
  });

  it('is owned up to where nobody else understands', async () => {
    const reply = await assistantWithModel().reply('sing me a song', signal);
    expect(reply).toMatchObject({ skill: 'sous-chef', source: 'set-phrase' });
    expect(reply.text).toMatch(/^The AI did not answer\. .*tomatoes are sour/);
  });
});

it.each(['do upma becha', 'aaj kitna bika', 'kal ki kamai', 'aaj kharcha kitna hua'])(
  'the model is not asked about the records: %s',
  async (said) => {
    const assistant = assistantWithModel({ today: '2026-11-22', stall: 'own' });
    expect(await assistant.reply(said, signal)).toMatchObject({ source: 'calculated' });
    expect(bodies).toEqual([]);
  },
);
