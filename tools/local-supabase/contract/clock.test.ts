import { expect, test } from 'vitest';
import { takeOverDate } from './clock';

test('moves only when it is told to, and gives the Date of the process back', async () => {
  const RealDate = globalThis.Date;
  const { clock, giveBack } = takeOverDate();
  const start = Date.now();
  expect(clock.now()).toBe(start);
  clock.tick();
  await clock.wait(60_000);
  expect(Date.now()).toBe(start + 60_001);
  expect(new Date().getTime()).toBe(start + 60_001);
  expect(new Date(0).toISOString()).toBe('1970-01-01T00:00:00.000Z');
  expect(new Date()).toBeInstanceOf(RealDate);
  giveBack();
  expect(globalThis.Date).toBe(RealDate);
});
