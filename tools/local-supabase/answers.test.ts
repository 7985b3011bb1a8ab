import { expect, test } from 'vitest';
import { readReasons } from './contract/answers';
import { askLocalBackend } from './contract/ask-local-backend';
import type { ProfileResults } from './contract/ask-profile';
import { reportContract } from './contract/contract-report';
import { PROFILE_NAMES } from './contract/profiles';

/** Of the 290 answers. */
const FEWEST_THE_SAME = 280;

/** In ms: about ten seconds of processor time, and much more on a machine on which much else runs. */
const TIMEOUT = 240_000;

test(
  "answers what Supabase's own server answered, or has a reason",
  async () => {
    const asked: ProfileResults[] = [];
    // One after the other: they share the Date of this process.
    for (const profile of PROFILE_NAMES) asked.push(await askLocalBackend(profile));
    const reasons = readReasons();
    const { isPassed, lines } = reportContract(asked, reasons);
    process.stdout.write(`\n${lines.join('\n')}\n`);
    expect(isPassed).toBe(true);
    const results = asked.flatMap((profile) => profile.results);
    expect(results.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(reasons)));
    const same = results.filter(({ differences }) => differences.length === 0);
    expect(same.length).toBeGreaterThanOrEqual(FEWEST_THE_SAME);
  },
  TIMEOUT,
);
