import { catalogue, showLanguage } from '@thela/language';
import { PagePart } from '@thela/page';
import { partOf } from '@thela/ui/lazy-part';
import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { LostLanguage } from './lost-language';

/** What cannot be fetched the first three times. */
function lost() {
  let asked = 0;
  return vi.fn<() => Promise<void>>(() => {
    asked += 1;
    return asked > 3 ? Promise.resolve() : Promise.reject(new Error('lost'));
  });
}

it('and a part of the page are fetched anew by themselves, while somebody looks', async () => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockReturnValue();
  const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
  const visibility = vi.spyOn(document, 'visibilityState', 'get');
  const code = lost();
  const words = lost();
  const times = () => [code, words].map(({ mock }) => mock.calls.length);
  const part = partOf<object>(() => code().then(() => ({ default: () => <p>Hello</p> })));
  const inHindi = () => words().then(() => ({ messages: () => 'नमस्ते' }));
  const hindi = { 'hi-IN': inHindi, 'te-IN': inHindi, 'hi-Latn-IN': inHindi };
  catalogue(() => 'Greetings', hindi);
  await act(() => showLanguage('hi-IN'));
  render(
    <>
      <LostLanguage settled="hi-IN" isLost onRetry={() => {}} />
      <PagePart part={part} props={{}} doing="greeting" fallback={<p>Away</p>} />
    </>,
    { onCaughtError: () => {} },
  );
  await pass(0);
  visibility.mockReturnValue('hidden');
  await pass(3600);
  expect(times()).toEqual([1, 1]);
  visibility.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  await pass(0);
  expect(times()).toEqual([2, 2]);
  expect(screen.getByText('Away')).toBeTruthy();
  await pass(5 + 15);
  expect(screen.getByText('Hello')).toBeTruthy();
  expect(words).toHaveBeenCalledTimes(4);
  await act(() => showLanguage('en-IN'));
});
