import { expect, it, vi } from 'vitest';
import { createLanguageStore, suggestedLanguage } from './language-store';

function emptyStorage(): Storage {
  const items = new Map<string, string>();
  return {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, text: string) => void items.set(name, text),
  } as Storage;
}

it('is English until one is chosen, which a later page finds', () => {
  const storage = emptyStorage();
  const first = createLanguageStore(() => storage);
  expect([first.getSnapshot(), first.isChosen()]).toEqual(['en-IN', false]);
  first.choose('te-IN');
  expect([first.getSnapshot(), first.isChosen()]).toEqual(['te-IN', true]);
  const next = createLanguageStore(() => storage);
  expect([next.getSnapshot(), next.isChosen()]).toEqual(['te-IN', true]);
});

it('is what the cookie names where storage holds none, as after a choice with blocked storage', () => {
  const blocked = () => {
    throw new Error('Storage is blocked.');
  };
  const cookies = () => 'other=1; thela_language=te-IN';
  const store = createLanguageStore(blocked, cookies);
  expect([store.getSnapshot(), store.isChosen()]).toEqual(['te-IN', true]);
  expect(createLanguageStore(blocked, () => 'thela_language=fr-FR').getSnapshot()).toBe('en-IN');
  const storage = emptyStorage();
  storage.setItem('thela.language', '"hi-IN"');
  expect(createLanguageStore(() => storage, cookies).getSnapshot()).toBe('hi-IN');
});

it('follows a choice in another tab', () => {
  const storage = emptyStorage();
  const store = createLanguageStore(() => storage);
  const follower = vi.fn<() => void>();
  store.subscribe(follower);
  const tell = (key: string) => window.dispatchEvent(new StorageEvent('storage', { key }));
  storage.setItem('thela.language', '"hi-IN"');
  tell('other');
  expect(follower).not.toHaveBeenCalled();
  tell('thela.language');
  expect(store.getSnapshot()).toBe('hi-IN');
  // A choice that was erased changes no page that is being read.
  storage.setItem('thela.language', 'null');
  tell('thela.language');
  expect(store.getSnapshot()).toBe('hi-IN');
});

it('is English where storage is blocked or holds something else', () => {
  const storage = emptyStorage();
  storage.setItem('thela.language', '"fr-FR"');
  expect(createLanguageStore(() => storage).getSnapshot()).toBe('en-IN');
  const blocked = createLanguageStore(() => {
    throw new Error('Storage is blocked.');
  });
  blocked.choose('hi-IN');
  expect(blocked.getSnapshot()).toBe('hi-IN');
});

it('suggests what the browser is set to', () => {
  expect(suggestedLanguage(['fr', 'te'])).toBe('te-IN');
  expect(suggestedLanguage(['hi-Latn', 'hi'])).toBe('hi-Latn-IN');
  expect(suggestedLanguage(['hi-IN', 'en-US'])).toBe('hi-IN');
  expect(suggestedLanguage(['EN-us'])).toBe('en-IN');
  expect(suggestedLanguage(['fr-FR'])).toBeNull();
});
