import { act, render, screen } from '@testing-library/react';
import { ThemeChoice } from '@thela/page';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import page from '../../index.html?raw';
import { BARS, showTheme } from './show-theme';
import { createThemeStore } from './theme-store';

const root = document.documentElement;

beforeEach(() => {
  document.head.innerHTML = /<meta name="color-scheme".*?(?=<meta charset)/s.exec(page)?.[0] ?? '';
});
afterEach(() => {
  document.head.replaceChildren();
  showTheme(document, 'device');
});

const newStore = () => createThemeStore(() => localStorage);
const metas = () => [...document.querySelectorAll('meta')].map(({ content }) => content);

it('follows the device until one is chosen, which a later page finds', () => {
  const first = newStore();
  expect([first.getSnapshot(), root.dataset['theme']]).toEqual(['device', undefined]);
  first.choose('dark');
  expect([first.getSnapshot(), root.dataset['theme']]).toEqual(['dark', 'dark']);
  showTheme(document, 'device');
  expect([newStore().getSnapshot(), root.dataset['theme']]).toEqual(['dark', 'dark']);
  first.choose('device');
  expect([newStore().getSnapshot(), root.dataset['theme']]).toEqual(['device', undefined]);
  expect(localStorage.getItem('thela.theme')).toBe(null);
});

it('colours what the browser paints by itself, too', () => {
  const store = newStore();
  expect(metas()).toEqual(['light dark', BARS.light, BARS.dark]);
  store.choose('dark');
  expect(metas()).toEqual(['dark', BARS.dark, BARS.dark]);
  store.choose('light');
  expect(metas()).toEqual(['light', BARS.light, BARS.light]);
  store.choose('device');
  expect(metas()).toEqual(['light dark', BARS.light, BARS.dark]);
});

it('follows another tab, also when that one erases everything', () => {
  const store = newStore();
  const tell = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }));
  localStorage.setItem('thela.theme', '"dark"');
  tell('other');
  expect(store.getSnapshot()).toBe('device');
  tell('thela.theme');
  expect([store.getSnapshot(), root.dataset['theme']]).toEqual(['dark', 'dark']);
  localStorage.clear();
  tell(null);
  expect([store.getSnapshot(), root.dataset['theme']]).toEqual(['device', undefined]);
});

it('is the device’s where storage is blocked or holds something else', () => {
  localStorage.setItem('thela.theme', '"pink"');
  expect(newStore().getSnapshot()).toBe('device');
  const blocked = createThemeStore(() => {
    throw new Error('Storage is blocked.');
  });
  blocked.choose('light');
  expect([blocked.getSnapshot(), root.dataset['theme']]).toEqual(['light', 'light']);
});

it('is chosen by finger and by keyboard', async () => {
  const store = newStore();
  render(<ThemeChoice theme={store} name="menu-theme" tone="dark" />);
  const user = userEvent.setup();
  expect(screen.getByRole('radiogroup', { name: 'Light or dark' })).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Same as phone' }).checked).toBe(true);
  await user.click(screen.getByRole('radio', { name: 'Dark' }));
  expect(root.dataset['theme']).toBe('dark');
  await user.keyboard('{ArrowUp}');
  expect(root.dataset['theme']).toBe('light');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Light' }).checked).toBe(true);
  act(() => store.choose('device'));
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Same as phone' }).checked).toBe(true);
});
