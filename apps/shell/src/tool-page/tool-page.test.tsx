import { createToolLoader } from '@thela/federation';
import type { LoadResult, ToolFailureKind } from '@thela/federation';
import { createFakeShell } from '@thela/testkit';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { features } from '../site/features';
import { ToolPage } from './tool-page';

const [feature] = features;
if (!feature) throw new Error('There are no tools.');

const ready: LoadResult = {
  ok: true,
  removeStyles: () => {},
  tool: {
    Component: () => <h1>Open</h1>,
    version: '1.0.0-ab',
    contract: '1.0',
    channel: 'live',
    baseUrl: 'https://x.test/1.0.0-ab/',
  },
};

/** Opens a tool whose server answers so until it is back. @returns the seconds of its attempts */
async function open(kind: ToolFailureKind) {
  const began = Date.now();
  const attempts: number[] = [];
  let answer: LoadResult = { ok: false, failure: { kind, detail: 'away' } };
  const loader = createToolLoader(async () => {
    attempts.push((Date.now() - began) / 1000);
    return answer;
  });
  const shell = createFakeShell();
  const onRetry = vi.fn<() => void>();
  render(
    <MemoryRouter>
      <ToolPage feature={feature!} loader={loader} shell={shell} onRetry={onRetry} />
    </MemoryRouter>,
  );
  await pass(0);
  const comeBack = () => {
    answer = ready;
  };
  return { attempts, comeBack, onRetry };
}

const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));

beforeEach(() => void vi.useFakeTimers());

it.each(['unreachable', 'timed-out', 'gone', 'outdated'] as const)(
  'tries a tool again that is %s, and opens it in place when it is back',
  async (kind) => {
    const { attempts, comeBack, onRetry } = await open(kind);
    const notice = screen.getByRole('alert');
    const changes = vi.fn<MutationCallback>();
    const observer = new MutationObserver(changes);
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
    await pass(85);
    expect(attempts).toEqual([0, 2, 7, 22, 52, 82]);
    // A screen reader would say what changes.
    expect(changes).not.toHaveBeenCalled();
    observer.disconnect();
    expect(screen.getByRole('alert')).toBe(notice);
    comeBack();
    await pass(30);
    expect(screen.getByRole('heading', { name: 'Open' })).toBeTruthy();
    expect(onRetry).not.toHaveBeenCalled();
  },
);

it.each(['tampered', 'broken', 'disabled', 'insecure'] as const)(
  'leaves it to the person to try one again that is %s',
  async (kind) => {
    const { attempts, comeBack, onRetry } = await open(kind);
    await pass(300);
    expect(attempts).toEqual([0]);
    comeBack();
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await pass(0);
    expect(onRetry).toHaveBeenCalled();
    expect(screen.getByRole('heading', { name: 'Open' })).toBeTruthy();
  },
);

it('tries again when the network or the person comes back, and never while nobody looks', async () => {
  const visibility = vi.spyOn(document, 'visibilityState', 'get');
  const { attempts } = await open('unreachable');
  await pass(60);
  expect(attempts.at(-1)).toBe(52);
  visibility.mockReturnValue('hidden');
  window.dispatchEvent(new Event('online'));
  await pass(3600);
  expect(attempts.at(-1)).toBe(52);
  visibility.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  await pass(0);
  expect(attempts.at(-1)).toBe(3660);
  // However often that happens, two seconds are between two attempts.
  for (const second of [1, 2, 3, 4]) {
    window.dispatchEvent(new Event('online'));
    // oxlint-disable-next-line no-await-in-loop -- one second after the other
    await pass(1);
    expect(attempts.at(-1)).toBe(3660 + 2 * Math.floor(second / 2));
  }
});
