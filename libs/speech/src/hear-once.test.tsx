import { beforeEach, describe, expect, it, vi } from 'vitest';
import { hearOnce } from './hear-once';
import { readAloud } from './read-aloud';
import { installScriptedRecognition, ScriptedRecognition } from './testing/scripted-recognition';
import { installScriptedVoice } from './testing/scripted-voice';
import { subscribeToVoices, voiceFor } from './voice';

beforeEach(() => {
  vi.useFakeTimers();
  installScriptedRecognition();
});

function listen() {
  const told: string[] = [];
  const hearing = hearOnce(ScriptedRecognition, {
    language: 'en-IN',
    onListening: () => told.push('listens'),
    onText: (text) => told.push(text),
    onFault: ({ kind, code }) => told.push(`${kind}: ${code}`),
    onOver: (ending) => told.push(ending),
  });
  return { ...hearing, told, browser: ScriptedRecognition.last() };
}

it('tells when the browser listens, what it heard, and that it is over', () => {
  const { told, browser } = listen();
  expect(told).toEqual([]);
  browser.say('start');
  browser.hear('two cabbages');
  browser.say('end');
  expect(told).toEqual(['listens', 'two cabbages', 'done']);
  expect(vi.getTimerCount()).toBe(0);
});

it('tells whether another caller took the turn or it ended by itself', () => {
  const first = listen();
  const second = listen();
  second.browser.hear('two cabbages');
  expect([first.told, second.told]).toEqual([['taken'], ['two cabbages', 'done']]);
  expect(first.browser.asked).toEqual(['start', 'abort']);
});

describe('what is said in several results', () => {
  const both = 'do kilo tamatar aur ek kilo pyaz';

  it.each<[string, ...string[][]]>([
    ['segments', ['do kilo tamatar'], ['aur ek kilo pyaz ']],
    ['growing ones', ['Do'], ['do kilo'], ['do kilo tamatar,'], [both]],
    ['the first empty', [''], [both]],
    ['an empty alternative', ['', both], ['']],
    ['segments that grow', ['do kilo tamatar'], ['aur ek'], ['aur ek kilo pyaz']],
    ['segments and the whole', ['do kilo tamatar'], ['aur ek kilo pyaz'], [both]],
    ['the same twice', [both], [both]],
    ['with marks that nobody sees', ['do ki\u200blo'], [both]],
  ])('comes whole: %s', (_, ...results) => {
    const { told, browser } = listen();
    browser.results(...results);
    browser.say('end');
    expect(told).toEqual([both, 'done']);
  });

  const draft = (transcript: string) =>
    Object.assign([{ transcript, confidence: 0 }], { isFinal: true });
  const sure = (transcript: string) =>
    Object.assign([{ transcript, confidence: 0.9 }], { isFinal: true });
  const open = (transcript: string) =>
    Object.assign([{ transcript, confidence: 0.5 }], { isFinal: false });

  it.each([
    [[draft('tomato'), sure('tamatar')], 'tamatar'],
    [
      [draft('do'), draft('do kilo tomato'), sure('do kilo tamatar aur pyaz')],
      'do kilo tamatar aur pyaz',
    ],
    [
      [sure('ek kilo pyaz'), open('do kilo tomato'), sure('do kilo tamatar')],
      'ek kilo pyaz do kilo tamatar',
    ],
    // Nothing says that these are drafts.
    [[sure('do kilo tamatar'), sure('do kilo pyaz')], 'do kilo tamatar do kilo pyaz'],
    [[draft('do kilo tamatar'), draft('do kilo pyaz')], 'do kilo tamatar do kilo pyaz'],
    [[draft('do kilo tamatar'), sure('aur ek kilo pyaz')], both],
    [[draft('to kilo'), draft('do kilo tamater'), draft(both)], both],
    [[draft('దో కిలో'), draft('2 కిలోల టమాటా'), sure('2 కిలోల టమాటాలు')], '2 కిలోల టమాటాలు'],
    [[draft('do kilo tamatar aur'), draft('do kilo tamatar')], 'do kilo tamatar aur'],
    [
      [draft('do kilo tamatar'), draft('do kilo pyaz aur aloo')],
      'do kilo tamatar do kilo pyaz aur aloo',
    ],
    [[draft('tamatar'), sure('aur pyaz')], 'tamatar aur pyaz'],
  ])('has of a draft what corrects it: %#', (results, text) => {
    const { told, browser } = listen();
    browser.say('result', { results });
    browser.say('end');
    expect(told).toEqual([text, 'done']);
  });

  it('comes whole where several events have it, also without an end', () => {
    const { told, browser } = listen();
    browser.results([''], ['do kilo']);
    browser.results(['do kilo tamatar'], ['aur ek kilo pyaz']);
    browser.say('result', { results: [null, [{}]] });
    expect(told).toEqual([]);
    vi.runAllTimers();
    expect(told).toEqual([both, 'done']);
  });

  it('is kept where the browser fails afterwards, or another caller takes the turn', () => {
    const first = listen();
    first.browser.results([both]);
    const second = listen();
    second.browser.results([both]);
    second.browser.fail('network');
    expect([first.told, second.told]).toEqual([
      [both, 'taken'],
      [both, 'done'],
    ]);
  });
});

describe('where no text comes with the end', () => {
  it.each([
    { signs: ['end'], says: 'unheard: no-speech' },
    { signs: ['speechstart', 'speechend', 'end'], says: 'unheard: no-speech' },
    { signs: ['nomatch', 'end'], says: 'unheard: nomatch' },
    { signs: ['end', 'nomatch', 'end'], says: 'unheard: no-speech' },
    { signs: ['no-speech', 'end'], says: 'failed: no-speech' },
    { signs: ['speechend', 'aborted', 'end'], says: 'unheard: no-speech' },
  ])('says so, and takes a text up to 10 s late: $signs', ({ signs, says }) => {
    const { told, browser } = listen();
    for (const sign of signs) {
      if (sign === 'no-speech' || sign === 'aborted') browser.fail(sign);
      else browser.say(sign);
    }
    vi.advanceTimersByTime(10_000);
    expect(told).toEqual([says]);
    browser.results(['two cabbages']);
    vi.runAllTimers();
    expect(told).toEqual([says, 'two cabbages', 'done']);
  });

  it('waits 10 s after speaking for the text', () => {
    const { told, browser } = listen();
    browser.say('speechend');
    vi.advanceTimersByTime(10_000);
    browser.hear('two cabbages');
    expect(told).toEqual(['two cabbages', 'done']);
  });

  it('says so where neither text nor end comes', () => {
    const { told, browser } = listen();
    browser.say('speechend');
    vi.runAllTimers();
    expect(told).toEqual(['unheard: no-speech', 'done']);
  });
});

it('hears a speech of 36 s, and asks for the text of a longer one', () => {
  const { told, browser } = listen();
  browser.say('start');
  vi.advanceTimersByTime(36_000);
  expect(browser.asked).toEqual(['start']);
  vi.advanceTimersByTime(30_000);
  expect(browser.asked).toEqual(['start', 'stop']);
  browser.hear('two cabbages');
  expect(told).toEqual(['listens', 'two cabbages', 'done']);
});

it('stops a text that is being read aloud', () => {
  const synthesis = installScriptedVoice();
  synthesis.find('en-IN');
  const voice = voiceFor('Cut the salt.', 'en-IN');
  if (!voice) throw new Error('There is no voice.');
  const endings: string[] = [];
  const read = () => readAloud('Cut the salt.', voice, (ending) => endings.push(ending));
  read();
  listen();
  expect([endings, synthesis.queue]).toEqual([['taken'], []]);
  read();
  synthesis.finishPiece();
  read()();
  expect(endings).toEqual(['taken', 'done', 'done']);
});

it('reports voices that load late, until unsubscribed', () => {
  const synthesis = installScriptedVoice();
  const found: (string | undefined)[] = [];
  const end = subscribeToVoices(() => found.push(voiceFor('Cut the salt.', 'en-IN')?.lang));
  expect(voiceFor('Cut the salt.', 'en-IN')).toBe(null);
  synthesis.find('hi-IN');
  end();
  synthesis.find('en-IN');
  expect(found).toEqual(['hi-IN']);
});
