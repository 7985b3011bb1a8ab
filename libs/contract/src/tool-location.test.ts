import { expect, it, vi } from 'vitest';
import { toolLocation } from './tool-location';
import type { Navigation } from './tool-location';

const TOOL = '/tools/profit-optimizer';

function locationAt(path = 'menu') {
  const go = vi.fn<Navigation['go']>();
  const report = vi.fn<(error: unknown, place: string) => void>();
  const shown = { getSnapshot: () => path, subscribe: () => () => {} };
  return { location: toolLocation(TOOL, { path: shown, go }, report), go, report };
}

it('goes to pages of the tool, and gives their addresses for links', () => {
  const { location, go } = locationAt();
  location.navigate('');
  location.navigate('menu/masala dosa');
  location.navigate('menu/batter', { replace: true });
  expect(go.mock.calls).toEqual([
    [TOOL, { replace: false }],
    [`${TOOL}/menu/masala%20dosa`, { replace: false }],
    [`${TOOL}/menu/batter`, { replace: true }],
  ]);
  expect(location.href('menu/masala dosa')).toBe(`${TOOL}/menu/masala%20dosa`);
  expect(location.href('')).toBe(TOOL);
});

it('adds nothing to the history when the tool goes where it is', () => {
  const { location, go } = locationAt('menu');
  location.navigate('menu');
  expect(go.mock.calls).toEqual([[`${TOOL}/menu`, { replace: true }]]);
});

it.each([
  '../analytics',
  '/',
  '//evil.example',
  '#signin',
  'menu#signup',
  '?code=x',
  '..\\..',
  '%2e%2e',
])('does not let a tool leave its own folder by %s, and reports it', (path) => {
  const { location, go, report } = locationAt();
  location.navigate(path);
  expect(go).not.toHaveBeenCalled();
  expect(report.mock.calls).toEqual([
    [new Error(`The tool has no path "${path}".`), 'going to another page of the tool'],
  ]);
  expect(location.href(path)).toBe(TOOL);
});
