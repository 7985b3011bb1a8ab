import type { BrowserContext, Page } from '@playwright/test';
import type { tools } from '../fixtures';
import type { Site } from '../site';

/** What a row may use: the open page and the site that serves it. */
export interface Stage {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly site: Site;
}

type Tool = (typeof tools)[number];
type Act = (stage: Stage) => unknown;
export type Expectation = (stage: Stage, victim: Tool) => Promise<void>;

/** One row of the fault matrix. */
export interface Fault {
  readonly name: string;
  /** App folders of the tools that fail; `victim` unless said otherwise. */
  readonly victims?: readonly Tool['app'][];
  /** What the console may say meanwhile; nothing unless said otherwise. */
  readonly reports?: RegExp;
  /** Whether it changes the files or the registry of the site, which are restored afterwards. */
  readonly isDeployed?: boolean;
  /** Runs before the page is loaded. */
  readonly prepare?: Act;
  /** Whether the other tools are opened before the fault, because nothing can be fetched during it. */
  readonly isAfterFirstLoad?: boolean;
  /** Brings the fault about on the open page. */
  readonly begin?: Act;
  /** Expects what the vendor sees of a victim after choosing it in the sidebar. */
  readonly shows: Expectation;
  /** Ends the fault; without it, `page.unrouteAll()` does. */
  readonly end?: Act;
  /** Gets a victim back after the fault, as the vendor does; by Retry unless said otherwise. */
  readonly recover?: Expectation;
}

/** App folder of the tool that most faults hit. It has a lazy chunk, the charts. */
export const victim = 'analytics';

export type Answer = Parameters<Page['route']>[1];
