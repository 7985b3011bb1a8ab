import { expect, it, vi } from 'vitest';
import { modelLoader } from './model-loader';
import { kitchenModel } from './models/kitchen';

const sentence = 'the rasam has far too much salt';

it('fetches the weights once, and again half a minute after they could not be fetched', async () => {
  vi.useFakeTimers();
  const load = vi
    .fn<() => Promise<typeof kitchenModel>>()
    .mockRejectedValueOnce(new Error('lost'))
    .mockResolvedValue(kitchenModel);
  const { guessesAt } = modelLoader(load);
  expect(await guessesAt(sentence)).toEqual([]);
  expect(await guessesAt(sentence)).toEqual([]);
  vi.advanceTimersByTime(30_000);
  expect((await guessesAt(sentence))[0]).toMatchObject({ intent: 'fault_salty' });
  expect((await guessesAt(sentence))[0]).toMatchObject({ intent: 'fault_salty' });
  expect(load).toHaveBeenCalledTimes(2);
  expect(await guessesAt('salt '.repeat(100))).toEqual([]);
  vi.useRealTimers();
});

it('lets a sentence wait no longer than 3 s', async () => {
  vi.useFakeTimers();
  const guesses = modelLoader<string>(() => new Promise(() => {})).guessesAt(sentence);
  await vi.advanceTimersByTimeAsync(3000);
  expect(await guesses).toEqual([]);
  vi.useRealTimers();
});
