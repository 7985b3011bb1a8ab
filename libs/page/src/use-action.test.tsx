import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useAction } from './use-action';

const open = () => renderHook(() => useAction((error) => `Because of ${String(error)}`));

it('does one thing at a time, and says why it failed', async () => {
  const { result } = open();
  let fail: (reason: string) => void = () => {};
  const first = new Promise<void>((_resolve, reject) => {
    fail = reject;
  });
  let done = Promise.resolve(false);
  act(() => {
    done = result.current.run(() => first);
  });
  expect(result.current).toMatchObject({ isBusy: true, fault: null });
  // Also where the component was not drawn again since.
  expect(await result.current.run(() => Promise.reject(new Error('never called')))).toBe(false);
  await act(async () => {
    fail('rain');
    expect(await done).toBe(false);
  });
  expect(result.current).toMatchObject({ isBusy: false, fault: 'Because of rain' });
  await act(async () => expect(await result.current.run(async () => {})).toBe(true));
  expect(result.current).toMatchObject({ isBusy: false, fault: null });
});

it('ends the signal of its work when the person leaves', async () => {
  const { result, unmount } = open();
  let signal: AbortSignal | undefined;
  act(() => {
    void result.current.run((given) => {
      signal = given;
      return new Promise(() => {});
    });
  });
  expect(signal?.aborted).toBe(false);
  unmount();
  expect(signal?.aborted).toBe(true);
});

it('throws on what nobody reads', async () => {
  const { result } = renderHook(() => useAction());
  await act(() =>
    expect(result.current.run(() => Promise.reject(new Error('rain')))).rejects.toThrow('rain'),
  );
});
