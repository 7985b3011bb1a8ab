import { catalogue, showLanguage } from '@thela/language';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { LazyPart, partOf } from './lazy-part';
import type { Part } from './lazy-part';
import { LostWords } from './lost-words';

const Hello = () => <p>Hello</p>;

/** What cannot be fetched the first times. */
function lost(times: number) {
  let asked = 0;
  return (): Promise<void> => {
    asked += 1;
    return asked > times ? Promise.resolve() : Promise.reject(new Error('lost'));
  };
}

/** A part whose code cannot be fetched the first time, or times. */
function lostOnce(fetch = lost(1)) {
  return partOf<object>(() => fetch().then(() => ({ default: Hello })));
}

const show = (part: Part<object>) =>
  render(
    <LazyPart
      part={part}
      props={{}}
      onError={() => {}}
      loading={null}
      failed={(retry) => <button onClick={retry}>Retry</button>}
    />,
    { onCaughtError: () => {} },
  );

it('is fetched anew when somebody tries again', async () => {
  show(lostOnce());
  await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Hello')).toBeTruthy();
});

it('is fetched anew where it is shown next', async () => {
  const part = lostOnce();
  show(part);
  await screen.findByRole('button', { name: 'Retry' });
  show(part);
  expect(await screen.findByText('Hello')).toBeTruthy();
});

it('and the words of a language are fetched anew by themselves, while somebody looks', async () => {
  vi.useFakeTimers();
  const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
  const visibility = vi.spyOn(document, 'visibilityState', 'get');
  const code = vi.fn<() => Promise<void>>(lost(3));
  const words = vi.fn<() => Promise<void>>(lost(3));
  const inHindi = () => words().then(() => ({ messages: () => 'नमस्ते' }));
  const { useMessages } = catalogue(() => 'Hello', {
    'hi-IN': inHindi,
    'te-IN': inHindi,
    'hi-Latn-IN': inHindi,
  });
  const Greeting = () => <p>{useMessages()}</p>;
  await act(() => showLanguage('hi-IN'));
  render(
    <>
      <LostWords language="hi-IN" />
      <Greeting />
    </>,
  );
  show(lostOnce(code));
  await pass(0);
  visibility.mockReturnValue('hidden');
  await pass(3600);
  expect([code, words].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  visibility.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  await pass(0);
  expect([code, words].map(({ mock }) => mock.calls.length)).toEqual([2, 2]);
  expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy();
  await pass(5 + 15);
  expect(screen.getByText('Hello')).toBeTruthy();
  expect(screen.getByText('नमस्ते')).toBeTruthy();
  await pass(300);
  expect(code).toHaveBeenCalledTimes(5);
});
