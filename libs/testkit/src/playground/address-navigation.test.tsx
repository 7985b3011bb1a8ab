import { toolLocation } from '@thela/contract';
import { afterEach, expect, it, vi } from 'vitest';
import { addressNavigation } from './address-navigation';

afterEach(() => window.history.replaceState(null, '', '/'));

it('shows the pages of a tool below its own address, in the same scenario', async () => {
  window.history.replaceState(null, '', '/tool/menu?stall=own');
  const location = toolLocation('/tool', addressNavigation('/tool', window), () => {});
  expect(location.getSnapshot()).toBe('menu');
  const listener = vi.fn<() => void>();
  location.subscribe(listener);

  location.navigate('menu/masala dosa');
  expect(window.location.pathname + window.location.search).toBe(
    '/tool/menu/masala%20dosa?stall=own',
  );
  expect(location.getSnapshot()).toBe('menu/masala dosa');
  expect(listener).toHaveBeenCalledOnce();

  location.navigate('', { replace: true });
  expect(window.location.pathname + window.location.search).toBe('/tool?stall=own');
  window.history.replaceState(null, '', '/tool/menu?stall=own');
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(location.getSnapshot()).toBe('menu');
});
