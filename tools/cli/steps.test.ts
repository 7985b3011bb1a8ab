import { expect, it } from 'vitest';
import { queueOutputs } from './steps';

it('prints the first output at once, and each other one when those before it have ended', () => {
  const printed: string[] = [];
  const newOutput = queueOutputs((text) => printed.push(text));
  const first = newOutput();
  const second = newOutput();
  const third = newOutput();
  first.print('one ');
  third.print('three ');
  second.print('two ');
  expect(printed).toEqual(['one ']);
  third.end();
  first.end();
  expect(printed).toEqual(['one ', 'two ']);
  second.print('more ');
  expect(printed).toEqual(['one ', 'two ', 'more ']);
  second.end();
  expect(printed).toEqual(['one ', 'two ', 'more ', 'three ']);
});
