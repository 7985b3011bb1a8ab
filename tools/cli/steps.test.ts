import { expect, it } from 'vitest';
import { takeTurns } from './steps';

it('prints the first voice at once and the others when those before have ended', () => {
  const printed: string[] = [];
  const voice = takeTurns((text) => printed.push(text));
  const first = voice();
  const second = voice();
  const third = voice();
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
