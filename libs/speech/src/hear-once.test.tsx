import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { hearOnce } from './hear-once';
import { readAloud } from './read-aloud';
import { installScriptedRecognition, ScriptedRecognition } from './testing/scripted-recognition';
import { installScriptedVoice } from './testing/scripted-voice';
import { subscribeToVoices, voiceFor } from './voice';

beforeEach(() => {
  vi.useFakeTimers();
  installScriptedRecognition();
});

afterEach(() => {
  vi.useRealTimers();
});

function listen() {
  const told: string[] = [];
  const hearing = hearOnce(ScriptedRecognition, {
    language: 'en-IN',
    onListening: () => told.push('listens'),
    onText: (text) => told.push(text),
    onFailed: (code) => told.push(code),
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
  second.browser.say('end');
  expect([first.told, second.told]).toEqual([['taken'], ['done']]);
  expect(first.browser.asked).toEqual(['start', 'abort']);
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
