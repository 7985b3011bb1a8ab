import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect } from '@playwright/test';
import type { Control, EngineTab, Size } from './engines/engine';
import { findPart } from './part';
import type { Part } from './part';

/** The queries by role, label and text, as a script that runs in any page. */
const QUERIES = readFileSync(
  createRequire(import.meta.url).resolve(
    '@testing-library/dom/dist/@testing-library/dom.umd.min.js',
  ),
  'utf8',
);

const PATIENCE = { timeout: 120_000, intervals: [50, 100, 200] };

/** A tab with the site, which a row uses as a person does; each step waits for what it needs. */
export class Tab {
  readonly #tab: EngineTab;
  readonly #site: string;

  /** @param site address that paths belong to */
  constructor(tab: EngineTab, site: string) {
    this.#tab = tab;
    this.#site = site;
  }

  /** @param address a path of the site, or a whole address */
  goto(address: string): Promise<void> {
    return this.#tab.goto(new URL(address, this.#site).href);
  }

  reload(): Promise<void> {
    return this.#tab.reload();
  }

  resize(size: Size): Promise<void> {
    return this.#tab.resize(size);
  }

  /** @param inPage is passed on as text, so it may use its arguments and the page's globals alone */
  async evaluate<const Args extends readonly unknown[], Result>(
    inPage: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result> {
    return (await this.#tab.evaluate(calling(inPage, args))) as Result;
  }

  click(part: Part): Promise<void> {
    return this.#use(part, (control) => control.click());
  }

  enter(part: Part, text: string): Promise<void> {
    return this.#use(part, (control) => control.enter(text));
  }

  choose(part: Part, value: string): Promise<void> {
    return this.#use(part, (control) => control.choose(value));
  }

  async expectShown(part: Part, text: string | RegExp = ''): Promise<void> {
    await expect(async () => {
      expect(await this.#textOf(part), JSON.stringify(part)).toMatch(text);
    }).toPass(PATIENCE);
  }

  async expectWithout(part: Part, text: string): Promise<void> {
    await expect(async () => {
      const shown = await this.#textOf(part);
      expect(shown).not.toBe(null);
      expect(shown).not.toContain(text);
    }).toPass(PATIENCE);
  }

  async expectHidden(part: Part): Promise<void> {
    await expect(async () => {
      expect(await this.#textOf(part), JSON.stringify(part)).toBe(null);
    }).toPass(PATIENCE);
  }

  async #textOf(part: Part): Promise<string | null> {
    const text = await this.evaluate((wanted) => {
      const { findPart: find } = globalThis as unknown as Partial<Queries>;
      if (!find) return false;
      const element = find(wanted);
      return element instanceof HTMLInputElement ? element.value : (element?.textContent ?? null);
    }, part);
    if (text !== false) return text;
    await this.#addQueries();
    return this.#textOf(part);
  }

  async #use(part: Part, act: (control: Control) => Promise<void>): Promise<void> {
    await expect(async () => {
      const control = await this.#controlOf(part);
      if (!control) throw new Error(`There is no ${JSON.stringify(part)}.`);
      await act(control);
    }).toPass(PATIENCE);
  }

  async #controlOf(part: Part): Promise<Control | null> {
    const find = calling(
      (wanted) => (globalThis as unknown as Partial<Queries>).findPart?.(wanted) ?? null,
      [part],
    );
    const control = await this.#tab.control(find);
    if (control || (await this.evaluate(() => 'findPart' in globalThis))) return control;
    await this.#addQueries();
    return this.#tab.control(find);
  }

  /** Each document needs the queries anew. */
  async #addQueries(): Promise<void> {
    await this.#tab.evaluate(
      `(() => { ${QUERIES}; globalThis.findPart = ${findPart.toString()}; })()`,
    );
  }
}

interface Queries {
  readonly findPart: typeof findPart;
}

function calling<const Args extends readonly unknown[]>(
  inPage: (...args: Args) => unknown,
  args: Args,
): string {
  return `(${String(inPage)})(...${JSON.stringify(args)})`;
}
