import type { Language } from '@thela/language';
import { ScriptedRecognition } from '@thela/speech/testing';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openCall } from './testing/open-engine';

beforeEach(() => void vi.useFakeTimers());

/** What anything else on the page does when it begins to listen or to speak. */
function takeTurnElsewhere() {
  window.dispatchEvent(new CustomEvent('thela:speech-turn', { detail: Symbol('another') }));
}

it('hears a phrase, thinks, answers aloud, and hears again', async () => {
  const { browser, synthesis, news, pass, reply } = await openCall();
  browser().hear('tomatoes are sour');
  expect(news()).toEqual(['user: tomatoes are sour', 'thinking']);
  await reply('Add 10 g of jaggery. Taste it.');
  expect(news()).toEqual(['assistant: Add 10 g of jaggery. Taste it. (book)', 'speech-start']);
  synthesis.finishPiece();
  await pass();
  expect(synthesis.queue.map(({ text }) => text)).toEqual(['Taste it.']);
  expect(ScriptedRecognition.made).toHaveLength(2);
  synthesis.finishPiece();
  expect(news()).toEqual(['speech-end', 'hearing']);
  await pass();
  expect(ScriptedRecognition.made).toHaveLength(3);
});

it('takes one utterance for one line, though the browser repeats its results', async () => {
  const { browser, thoughts, news } = await openCall();
  expect(browser().continuous).toBe(false);
  for (let time = 0; time < 3; time += 1) browser().hear('tomatoes are sour');
  browser().say('end');
  expect(news()).toEqual(['user: tomatoes are sour', 'thinking']);
  expect(thoughts).toHaveLength(1);
});

it('leaves the browser a moment between speaking and hearing', async () => {
  const { engine, synthesis } = await openCall();
  engine.stop();
  engine.start();
  ScriptedRecognition.last().say('start');
  synthesis.finishPiece();
  const made = ScriptedRecognition.made.length;
  await vi.advanceTimersByTimeAsync(299);
  expect(ScriptedRecognition.made).toHaveLength(made);
  await vi.advanceTimersByTimeAsync(1);
  expect(ScriptedRecognition.made).toHaveLength(made + 1);
});

describe('in another language', () => {
  it('hears and speaks it, and a new choice from the next turn on', async () => {
    let language: Language = 'hi-Latn-IN';
    const { browser, synthesis, pass, reply } = await openCall({
      voices: ['en-IN', 'hi-IN', 'te-IN'],
      language: () => language,
    });
    expect(browser().lang).toBe('hi-IN');
    browser().hear('टमाटर खट्टे हैं');
    language = 'te-IN';
    await reply('10 గ్రాముల బెల్లం వేయండి.');
    expect(synthesis.queue[0]?.lang).toBe('te-IN');
    synthesis.finishPiece();
    await pass();
    expect(browser().lang).toBe('te-IN');
  });

  it('says once that its voice is missing, and hears on', async () => {
    const { browser, news, pass, reply } = await openCall({ language: () => 'te-IN' });
    browser().hear('టమాటాలు పుల్లగా ఉన్నాయి');
    await reply('బెల్లం వేయండి.');
    expect(news()).toContain('trouble no-voice: telugu');
    await pass();
    browser().hear('ఇంకా?');
    await reply('ఉప్పు వేయండి.');
    expect(news()).toEqual(['user: ఇంకా?', 'thinking', 'assistant: ఉప్పు వేయండి. (book)', 'hearing']);
  });
});

describe('where nothing is said', () => {
  it.each(['no-speech', 'end', 'nomatch'])(
    'hears again, then rests until it is tapped: %s',
    async (sign) => {
      const { engine, browser, news, pass } = await openCall();
      const saysNothing = () =>
        sign === 'no-speech' ? browser().fail(sign) : (browser().say(sign), browser().say('end'));
      saysNothing();
      expect(news()).toEqual(['hearing']);
      await pass();
      saysNothing();
      expect(news()).toEqual(['trouble nothing-heard', 'resting']);
      await vi.advanceTimersByTimeAsync(15_000);
      expect([vi.getTimerCount(), news()]).toEqual([0, []]);
      engine.tap();
      await pass();
      expect(news()).toEqual(['hearing']);
      saysNothing();
      expect(news()).toEqual(['hearing']);
    },
  );

  it.each([1, 2])('takes a text that comes after %i ends, once', async (ends) => {
    const { browser, news, pass } = await openCall();
    const heard: ScriptedRecognition[] = [];
    for (let count = 0; count < ends; count += 1) {
      heard.push(browser());
      browser().say('end');
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await pass();
    }
    news();
    for (const late of heard) late.hear('tomatoes are sour');
    expect(news()).toEqual(['user: tomatoes are sour', 'thinking']);
  });

  it('takes none after the call, or after another one', async () => {
    const { engine, browser, news, pass } = await openCall();
    const first = browser();
    first.say('end');
    await pass();
    engine.say('how much?');
    news();
    first.hear('tomatoes are sour');
    expect(news()).toEqual([]);
  });

  it('counts anew after a word', async () => {
    const { browser, synthesis, news, pass, reply } = await openCall();
    browser().fail('no-speech');
    await pass();
    browser().hear('tomatoes are sour');
    await reply('Add jaggery.');
    synthesis.finishPiece();
    await pass();
    news();
    browser().fail('no-speech');
    expect(news()).toEqual(['hearing']);
  });
});

it.each([
  ['network', 'no-network'],
  ['language-not-supported', 'no-speech-input'],
  ['bad-grammar', 'unknown: bad-grammar'],
])('tells what keeps it from hearing and rests until it is tapped: %s', async (code, kind) => {
  const { engine, browser, synthesis, news, pass, reply } = await openCall();
  browser().fail(code);
  expect(news()).toEqual([`trouble ${kind}`, 'resting']);
  engine.say('tomatoes are sour');
  await reply('Add jaggery.');
  synthesis.finishPiece();
  expect(news().slice(-2)).toEqual(['speech-end', 'resting']);
  engine.tap();
  await pass();
  expect(news()).toEqual(['hearing']);
  expect(browser().asked).toEqual(['start']);
});

it('rests where the browser falls silent for good', async () => {
  const { browser, news } = await openCall();
  browser().say('start');
  await vi.advanceTimersByTimeAsync(75_000);
  expect(news()).toEqual(['trouble no-speech-input', 'resting']);
  expect(browser().asked).toEqual(['start', 'stop', 'abort']);
});

describe('gives way to whatever else speaks or listens', () => {
  it('while it hears', async () => {
    const { browser, news } = await openCall();
    takeTurnElsewhere();
    expect(news()).toEqual(['resting']);
    expect(browser().asked).toEqual(['start', 'abort']);
  });

  it('while it speaks', async () => {
    const { engine, synthesis, news, reply } = await openCall();
    engine.say('tomatoes are sour');
    await reply('Add jaggery.');
    news();
    takeTurnElsewhere();
    expect(news()).toEqual(['speech-end', 'resting']);
    expect(synthesis.queue).toEqual([]);
  });

  it('while it connects: the greeting is not said', async () => {
    const { engine, synthesis, news } = await openCall();
    engine.stop();
    engine.start();
    news();
    takeTurnElsewhere();
    expect(news()).toEqual(['connected', 'assistant: Namaste! (set-phrase)', 'resting']);
    expect(synthesis.said).toEqual(['Namaste!']);
  });

  it('where the browser itself breaks it off', async () => {
    const { browser, news } = await openCall();
    browser().fail('aborted');
    expect(news()).toEqual(['resting']);
  });
});

describe('a tap', () => {
  it('while it speaks makes it fall silent and hear', async () => {
    const { engine, browser, synthesis, news, pass, reply } = await openCall();
    engine.say('tomatoes are sour');
    await reply('Add jaggery. Taste it.');
    news();
    engine.tap();
    expect([news(), synthesis.queue]).toEqual([['speech-end', 'hearing'], []]);
    await pass();
    expect(browser().asked).toEqual(['start']);
  });

  it('while it hears takes what was said so far for all', async () => {
    const { engine, browser, news } = await openCall();
    engine.tap();
    expect(browser().asked).toEqual(['start', 'stop']);
    browser().hear('tomatoes are');
    expect(news()).toEqual(['user: tomatoes are', 'thinking']);
  });

  it('while it thinks or connects does nothing', async () => {
    const { engine, browser, thoughts, news } = await openCall();
    browser().hear('tomatoes are sour');
    news();
    engine.tap();
    expect([news(), thoughts[0]?.signal.aborted]).toEqual([[], false]);
    engine.stop();
    engine.start();
    news();
    engine.tap();
    expect([news(), browser().asked]).toEqual([[], ['start']]);
  });
});

describe('a typed text', () => {
  it('ends hearing, is answered aloud, and then it hears again', async () => {
    const { engine, browser, synthesis, news, reply } = await openCall();
    const heard = browser();
    engine.say('tomatoes are sour');
    expect(heard.asked).toEqual(['start', 'abort']);
    heard.hear('nobody waits for this');
    await reply('Add jaggery.');
    synthesis.finishPiece();
    expect(news()).toEqual([
      'user: tomatoes are sour',
      'thinking',
      'assistant: Add jaggery. (book)',
      'speech-start',
      'speech-end',
      'hearing',
    ]);
  });

  it('ends speaking', async () => {
    const { engine, synthesis, news, reply } = await openCall();
    engine.say('tomatoes are sour');
    await reply('Add jaggery. Taste it.');
    news();
    engine.say('and the salt?');
    expect(synthesis.queue).toEqual([]);
    expect(news()).toEqual(['speech-end', 'user: and the salt?', 'thinking']);
  });

  it('takes the place of the one that is thought about', async () => {
    const { engine, thoughts, news, reply } = await openCall();
    engine.say('tomatoes are sour');
    engine.say('and the salt?');
    const [first, second] = thoughts;
    expect([first?.signal.aborted, second?.signal.aborted]).toEqual([true, false]);
    first?.resolve({ text: 'Add jaggery.', skill: 'sous-chef', source: 'book' });
    await reply('Add a potato.');
    expect(news()).toEqual([
      'user: tomatoes are sour',
      'thinking',
      'user: and the salt?',
      'thinking',
      'assistant: Add a potato. (book)',
      'speech-start',
    ]);
  });

  it('that is empty, or comes before the call is connected, says nothing', async () => {
    const { engine, news } = await openCall();
    engine.say('  ');
    expect(news()).toEqual([]);
    engine.stop();
    engine.start();
    news();
    engine.say('tomatoes are sour');
    expect(news()).toEqual([]);
  });
});
