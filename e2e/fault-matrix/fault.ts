import type { BrowserContext, Page } from '@playwright/test';
import type { tools } from '../fixtures';
import { expect } from '../fixtures';
import type { Site } from '../site';

/** For a minute the page goes by a registry without waiting for another one. */
export const MINUTE_MS = 61_000;

/** What a row may use: the open page and the site that serves it. */
export interface Stage {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly site: Site;
}

type Tool = (typeof tools)[number];
type Act = (stage: Stage) => unknown;
export type Expectation = (stage: Stage, victim: Tool) => Promise<void>;

export type App = Tool['app'];

export interface Fault {
  readonly name: string;
  /** App folders of the tools that fail. */
  readonly victims: readonly App[];
  /** What the page reports of a victim, `unreachable`, as the source of a pattern; nothing unless said otherwise. */
  readonly reported?: string;
  /** What else the console may say meanwhile; nothing unless said otherwise. */
  readonly reports?: RegExp;
  /** Whether it changes the files or the registry of the site, which are restored afterwards. */
  readonly isDeployed?: true;
  /** Runs before the page is loaded. */
  readonly prepare?: Act;
  /** Whether the other tools are opened before the fault, because nothing can be fetched during it. */
  readonly isAfterFirstLoad?: true;
  /** Brings the fault about on the open page. */
  readonly begin?: Act;
  /** Expects what the vendor sees of a victim after choosing it in the sidebar. */
  readonly shows: Expectation;
  /** Ends the fault; without it, `page.unrouteAll()` does. */
  readonly end?: Act;
  /** Gets a victim back after the fault, as the vendor does; by Retry unless said otherwise. */
  readonly recover?: Expectation;
  /** Whether only a reload gets it back: the reload comes after the other faults of the visit. */
  readonly isUntilReload?: true;
}

export type Answer = Parameters<Page['route']>[1];

/** Lets a minute pass in the open page, in which it reads the registry anew. */
export async function outdateRegistry({ page }: Stage): Promise<void> {
  const stored = () => localStorage.getItem('thela.registry');
  const before = await page.evaluate(stored);
  await page.clock.fastForward(MINUTE_MS);
  await expect.poll(() => page.evaluate(stored)).not.toBe(before);
}
