import type { BrowserContext, Page } from '@playwright/test';
import type { Site } from '../site';
import type { tools } from '../tools';

/** Where a fault takes place. */
export interface Stage {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly site: Site;
}

type Tool = (typeof tools)[number];

/** One row of the fault matrix. */
export interface Fault {
  readonly name: string;
  /** App folders of the tools that it hits. */
  readonly victims: readonly Tool['app'][];
  /** What may stand on the console meanwhile. */
  readonly reports: RegExp;
  /** Whether it changes what lies on the site, which is put back afterwards. */
  readonly isDeployed?: boolean;
  /** Before the page is loaded. */
  readonly prepare?: (stage: Stage) => Promise<void>;
  /** Whether the others were opened before it, because nothing can be fetched while it lasts. */
  readonly isAfterFirstLoad?: boolean;
  readonly begin: (stage: Stage) => Promise<void>;
  /** What the vendor sees of a victim, which has just been chosen in the sidebar. */
  readonly shows: (stage: Stage, victim: Tool) => Promise<void>;
  readonly end: (stage: Stage) => Promise<void>;
  /** How the vendor gets a victim back, once the fault is gone. */
  readonly recover: (stage: Stage, victim: Tool) => Promise<void>;
}

/** App folder of the tool that most faults hit. It has a lazy part, the charts. */
export const victim = 'analytics';

export type Answer = Parameters<Page['route']>[1];
