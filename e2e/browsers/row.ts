import type { Site } from '../site';
import type { Tab } from './tab';

/** What a row may use: a new visitor's tab, and the site, which is restored afterwards. */
export interface Scene {
  readonly tab: Tab;
  readonly site: Site;
  /** Violations of the policy of the pages that the engine has reported in any row so far. */
  readonly reports: string[];
}

/** One path through the site that must work in each engine. */
export interface Row {
  readonly name: string;
  readonly run: (scene: Scene) => Promise<void>;
  /** The tests that prove the same in Chromium, `day.spec.ts`; that engine then leaves the row out. */
  readonly provedIn?: `${string}.spec.ts` | undefined;
  /** Whether it is an attack, which the table of attacks lists for each engine. */
  readonly isAttack?: true;
}
