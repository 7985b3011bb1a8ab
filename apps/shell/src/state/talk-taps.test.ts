import { afterEach, expect, it, vi } from 'vitest';
import { forgetTalkTap, onTalk, tapTalk } from './talk-taps';

afterEach(() => vi.useRealTimers());

function follow() {
  const heard = vi.fn<() => void>();
  return { heard, leave: onTalk(heard) };
}

it('reaches the tool that it opens, once', () => {
  tapTalk();
  const { heard, leave } = follow();
  expect(heard).toHaveBeenCalledTimes(1);
  tapTalk();
  expect(heard).toHaveBeenCalledTimes(2);
  leave();
  const again = follow();
  expect(again.heard).not.toHaveBeenCalled();
  again.leave();
});

it('is forgotten with another page, and by a tool that comes too late', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  tapTalk();
  forgetTalkTap();
  const other = follow();
  other.leave();
  tapTalk();
  vi.advanceTimersByTime(15_001);
  const late = follow();
  late.leave();
  expect([other.heard, late.heard].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
});
