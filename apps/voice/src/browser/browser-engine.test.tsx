import { ScriptedRecognition } from '@thela/speech/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openCall, openEngine, openReadyEngine } from './testing/open-engine';

beforeEach(() => void vi.useFakeTimers());

/** What ends with the call: nothing is said, heard, waited for or listened to any more. */
function expectNothingLeft({ synthesis }: ReturnType<typeof openEngine>) {
  expect(synthesis.queue).toEqual([]);
  expect(vi.getTimerCount()).toBe(0);
  for (const { asked } of ScriptedRecognition.made) expect(asked.at(-1)).toBe('abort');
  const made = ScriptedRecognition.made.length;
  window.dispatchEvent(new CustomEvent('thela:speech-turn', { detail: Symbol('another') }));
  window.dispatchEvent(new Event('pagehide'));
  expect(ScriptedRecognition.made).toHaveLength(made);
}

it('is ready at once, but not before it has been handed over', async () => {
  const { news, pass } = openEngine();
  expect(news()).toEqual([]);
  await pass();
  expect(news()).toEqual(['ready']);
});

it('asks for the microphone, lets it go, greets, and only then hears', async () => {
  const { engine, browser, synthesis, news, pass, resets } = await openReadyEngine();
  engine.start();
  expect(news()).toEqual(['connecting']);
  expect([resets(), browser().asked]).toEqual([1, ['start']]);
  browser().say('start');
  expect(browser().asked).toEqual(['start', 'abort']);
  expect(news()).toEqual(['connected', 'assistant: Namaste! (set-phrase)', 'speech-start']);
  await pass();
  expect(ScriptedRecognition.made).toHaveLength(1);
  expect(synthesis.said).toEqual(['Namaste!']);
  synthesis.finishPiece();
  expect(news()).toEqual(['speech-end', 'hearing']);
  await pass();
  expect(ScriptedRecognition.made).toHaveLength(2);
  expect(browser()).toMatchObject({ asked: ['start'], continuous: false, interimResults: false });
});

it('hears at once where the person speaks first, and only shows the greeting', async () => {
  const { engine, browser, synthesis, news, pass } = await openReadyEngine();
  engine.start(true);
  browser().say('start');
  const shown = ['connecting', 'connected', 'assistant: Namaste! (set-phrase)', 'hearing'];
  expect(news()).toEqual(shown);
  await pass();
  expect([synthesis.said, browser().asked]).toEqual([[], ['start']]);
});

it('does nothing at a second start', async () => {
  const { engine, news, resets } = await openCall();
  engine.start();
  expect([news(), resets()]).toEqual([[], 1]);
});

it('holds a second call after the first, which it has forgotten', async () => {
  const { engine, browser, news, resets } = await openCall();
  engine.stop();
  engine.start();
  browser().say('start');
  expect(news()).toEqual([
    'disconnected',
    'connecting',
    'connected',
    'assistant: Namaste! (set-phrase)',
    'speech-start',
  ]);
  expect(resets()).toBe(2);
});

describe('a microphone out of reach', () => {
  it.each([
    ['not-allowed', 'microphone-blocked'],
    ['service-not-allowed', 'microphone-blocked'],
    ['audio-capture', 'no-microphone'],
  ])('ends the call before it is connected: %s', async (code, kind) => {
    const opened = await openReadyEngine();
    opened.engine.start();
    opened.browser().fail(code);
    opened.browser().say('end');
    expect(opened.news()).toEqual(['connecting', `error ${kind}`, 'disconnected']);
    expectNothingLeft(opened);
    opened.engine.start();
    expect(opened.news()).toEqual(['connecting']);
  });

  it.each([
    ['not-allowed', 'microphone-blocked'],
    ['audio-capture', 'no-microphone'],
  ])('ends a call that was connected: %s', async (code, kind) => {
    const opened = await openCall();
    opened.browser().fail(code);
    expect(opened.news()).toEqual([`error ${kind}`, 'disconnected']);
    expectNothingLeft(opened);
  });
});

describe('while the browser asks about the microphone', () => {
  async function openAsking() {
    vi.stubGlobal('navigator', { permissions: { query: async () => ({ state: 'prompt' }) } });
    const opened = await openReadyEngine();
    opened.engine.start();
    await vi.advanceTimersByTimeAsync(0);
    expect(opened.news()).toEqual(['connecting', 'trouble microphone-asked']);
    return opened;
  }
  afterEach(() => vi.unstubAllGlobals());

  it('says so, and connects once it is allowed', async () => {
    const { browser, news } = await openAsking();
    browser().say('start');
    expect(news()[0]).toBe('connected');
  });

  it('waits no longer than for any browser, and gives the reason', async () => {
    const opened = await openAsking();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(opened.news()).toEqual(['error microphone-unanswered', 'disconnected']);
    expectNothingLeft(opened);
  });
});

describe('without a way from speech to text', () => {
  const spoken = ['assistant: Namaste! (set-phrase)', 'speech-start', 'speech-end', 'resting'];

  it('connects where the browser has none, and says so once', async () => {
    const { engine, synthesis, news } = await openReadyEngine({ recognition: 'absent' });
    engine.start();
    synthesis.finishPiece();
    expect(news()).toEqual(['connecting', 'connected', 'trouble no-speech-input', ...spoken]);
    engine.tap();
    expect(news()).toEqual([]);
  });

  it('connects where it fails at once', async () => {
    const { engine, browser, synthesis, news } = await openReadyEngine();
    engine.start();
    browser().fail('network');
    synthesis.finishPiece();
    expect(news()).toEqual(['connecting', 'connected', 'trouble no-network', ...spoken]);
  });

  it('connects where the browser offers it and never answers', async () => {
    const { engine, browser, news } = await openReadyEngine({ voices: [] });
    engine.start();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(browser().asked).toEqual(['start', 'abort']);
    expect(news()).toContain('trouble no-speech-input');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('connects where it ends before it has begun', async () => {
    const { engine, browser, news } = await openReadyEngine();
    engine.start();
    browser().say('end');
    expect(news().slice(0, 3)).toEqual(['connecting', 'connected', 'trouble no-speech-input']);
  });

  it('connects where the browser refuses to start', async () => {
    const { engine, news } = await openReadyEngine();
    ScriptedRecognition.refusal = new DOMException('already started', 'InvalidStateError');
    engine.start();
    expect(news().slice(0, 3)).toEqual([
      'connecting',
      'connected',
      'trouble unknown: InvalidStateError',
    ]);
  });

  it('tries again when it is tapped', async () => {
    const { engine, browser, synthesis, news, pass } = await openReadyEngine();
    engine.start();
    browser().fail('network');
    synthesis.finishPiece();
    news();
    engine.tap();
    await pass();
    browser().hear('tomatoes are sour');
    expect(news()).toEqual(['hearing', 'user: tomatoes are sour', 'thinking']);
  });
});

it('answers as text alone where there is no voice, and says so once', async () => {
  const { engine, browser, news, pass, reply } = await openReadyEngine({ voices: ['de-DE'] });
  engine.start();
  browser().say('start');
  await pass();
  browser().hear('tomatoes are sour');
  await reply('Add 10 g of jaggery.');
  expect(news()).toEqual([
    'connecting',
    'connected',
    'assistant: Namaste! (set-phrase)',
    'trouble no-voice',
    'hearing',
    'user: tomatoes are sour',
    'thinking',
    'assistant: Add 10 g of jaggery. (book)',
    'hearing',
  ]);
});

it('is a conversation in writing where there is neither voice nor recognition', async () => {
  const { engine, news, reply } = await openCall({ voices: [], recognition: 'absent' });
  Reflect.deleteProperty(globalThis, 'speechSynthesis');
  engine.say(' tomatoes are sour ');
  await reply('Add 10 g of jaggery.');
  expect(news()).toEqual([
    'user: tomatoes are sour',
    'thinking',
    'assistant: Add 10 g of jaggery. (book)',
    'resting',
  ]);
});

describe('the end of a call', () => {
  const moments = {
    connecting: async () => {
      const opened = await openReadyEngine();
      opened.engine.start();
      return opened;
    },
    speaking: async () => {
      const opened = await openReadyEngine();
      opened.engine.start();
      opened.browser().say('start');
      return opened;
    },
    hearing: () => openCall(),
    thinking: async () => {
      const opened = await openCall();
      opened.browser().hear('tomatoes are sour');
      return opened;
    },
    resting: async () => {
      const opened = await openCall();
      opened.browser().fail('network');
      return opened;
    },
  };
  const names = Object.keys(moments) as (keyof typeof moments)[];

  it.each(names)('while it is %s leaves nothing behind, and is told once', async (moment) => {
    const opened = await moments[moment]();
    opened.news();
    opened.engine.stop();
    opened.engine.stop();
    const closing = moment === 'speaking' ? ['speech-end'] : [];
    expect(opened.news()).toEqual([...closing, 'disconnected']);
    expectNothingLeft(opened);
    expect(opened.thoughts.filter(({ signal }) => !signal.aborted)).toEqual([]);
    await opened.reply('too late');
    opened.engine.say('too late');
    opened.engine.tap();
    expect(opened.news()).toEqual([]);
  });

  it.each(names)('for good while it is %s is not even told', async (moment) => {
    const opened = await moments[moment]();
    opened.news();
    opened.engine.close();
    opened.engine.start();
    await opened.pass();
    expect(opened.news()).toEqual([]);
    expectNothingLeft(opened);
  });

  it('comes when the page is left', async () => {
    const opened = await openCall();
    window.dispatchEvent(new Event('pagehide'));
    expect(opened.news()).toEqual(['disconnected']);
    expectNothingLeft(opened);
  });

  it('without a call does nothing, and one that is closed is never ready', async () => {
    const { engine, news, pass } = openEngine();
    engine.stop();
    engine.close();
    await pass();
    expect(news()).toEqual([]);
  });
});
