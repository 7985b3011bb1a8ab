import { expect, it, onTestFinished, vi } from 'vitest';
import { FAILED } from '../testing/tally';
import { queueOutputs, runLanes } from './steps';
import type { Step } from './steps';

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

it('tells a failure that no report names by the end of its output', async () => {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  onTestFinished(() => write.mockRestore());
  const failing: Step = {
    name: 'types',
    run: async (print) => {
      print('an error\n');
      return FAILED;
    },
  };
  const [result] = await runLanes([[failing]]);
  expect(result?.failures).toEqual([{ test: 'types', message: 'an error' }]);
});
