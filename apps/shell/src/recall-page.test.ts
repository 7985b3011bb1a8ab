import { expect, it, vi } from 'vitest';
import script from '../public/recall.js?raw';

interface Browser {
  /** What `getRegistrations` finds, at the first and at later calls. */
  readonly found: readonly (readonly { readonly unregister: () => Promise<boolean> }[])[];
  readonly removeItem?: () => void;
}

/** Runs the page's script until it loads the site or shows its message; returns which. */
async function recall({ found, removeItem = () => {} }: Browser): Promise<string> {
  const answers = [...found];
  return new Promise((resolve) => {
    const message = {
      set textContent(text: string) {
        resolve(text);
      },
    };
    vi.stubGlobal('console', { error: () => {} });
    vi.stubGlobal('localStorage', { removeItem });
    vi.stubGlobal('caches', { keys: async () => [] });
    vi.stubGlobal('navigator', {
      serviceWorker: { getRegistrations: async () => answers.shift() ?? [] },
    });
    vi.stubGlobal('location', { pathname: '/', reload: () => resolve('reloaded') });
    vi.stubGlobal('document', { getElementById: () => message });
    new Function(script)();
  });
}

const worker = (isRemoved: boolean) => ({
  unregister: vi.fn<() => Promise<boolean>>().mockResolvedValue(isRemoved),
});

it('opens the site again when another tab removed the worker first', async () => {
  expect(await recall({ found: [[worker(false)], []] })).toBe('reloaded');
});

it('says what to do when a worker stays', async () => {
  const stays = worker(true);
  expect(await recall({ found: [[stays], [stays]] })).toContain('Please close this tab');
});

it('removes the worker when the storage is blocked', async () => {
  const own = worker(true);
  const removeItem = () => {
    throw new DOMException('Blocked', 'SecurityError');
  };
  expect(await recall({ found: [[own], []], removeItem })).toBe('reloaded');
  expect(own.unregister).toHaveBeenCalledOnce();
});
