import type { Page } from '@playwright/test';
import type { Scene } from './attack';

export interface StoredText {
  readonly name: string;
  readonly text: string;
}

export const storageKeys = [
  'thela.day',
  'thela.skew',
  'thela.current',
  'thela.pending.00000000-0000-4000-8000-000000000000',
  'thela.device',
  'thela.persist',
  'thela.phone-user',
  'thela.keep-safe',
  'thela.setup',
  'thela.language',
  'thela.theme',
  'thela.hues',
  'thela.registry',
  'thela.seq',
  'thela.overrides',
  'thela.canary',
  'thela.provider',
  'thela.again',
  'thela.session-ended',
  'thela.invitation',
  'thela.fingerprint',
  'thela.microphone-note',
  'sb-localhost-auth-token',
  'sb-localhost-auth-token-code-verifier',
  // A debug switch of a library. The federation runtime's is read only where an older release is opened.
  'supabase.gotrue-js.locks.debug',
] as const;

export type StorageKey = (typeof storageKeys)[number];

const SESSION_STORAGE: readonly string[] = ['thela.provider', 'thela.again'] satisfies StorageKey[];

/** Makes pages record the first text that they read for each key. */
export async function noteReading({ context }: Pick<Scene, 'context'>): Promise<void> {
  await context.addInitScript(() => {
    const read = new Map<string, string | null>();
    Object.assign(globalThis, { read });
    const { getItem } = Storage.prototype;
    Storage.prototype.getItem = function noted(this: Storage, name: string) {
      const text = getItem.call(this, name);
      if (!read.has(name)) read.set(name, text);
      return text;
    };
  });
}

export function namesRead(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { read } = globalThis as unknown as { read: Map<string, string | null> };
    return [...read.keys()];
  });
}

export function unread(page: Page, kept: readonly StoredText[]): Promise<string[]> {
  return page.evaluate((texts) => {
    const { read } = globalThis as unknown as { read: Map<string, string | null> };
    return texts.filter(({ name, text }) => read.get(name) !== text).map(({ name }) => name);
  }, kept);
}

/** Stores these texts, and no others, for the next page of the site. */
export async function leaveBehind(
  { page, site }: Pick<Scene, 'page' | 'site'>,
  kept: readonly StoredText[],
): Promise<void> {
  // A document without code: the page itself would overwrite them when it is closed.
  await page.goto(`${site.url}/config.json`);
  const texts = kept.map((each) => ({ ...each, isOfTab: SESSION_STORAGE.includes(each.name) }));
  await page.evaluate((all) => {
    localStorage.clear();
    sessionStorage.clear();
    for (const { name, text, isOfTab } of all) {
      (isOfTab ? sessionStorage : localStorage).setItem(name, text);
    }
  }, texts);
}
