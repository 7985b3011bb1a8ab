import { describe, expect, test } from 'vitest';
import { readAnswers, readReasons, rowName } from './contract/answers';
import { askLocalBackend } from './contract/ask-local-backend';
import { reportContract } from './contract/contract-report';
import type { ProfileName } from './contract/profiles';
import { PROFILE_NAMES } from './contract/profiles';
import { workspaceOptions } from './testing/workspace-options';

const rowsOf = (profile: ProfileName) =>
  Object.entries(readAnswers(profile)).flatMap(([scenario, rows]) =>
    Object.keys(rows).map((step) => rowName(scenario, step)),
  );

/** In ms: some seconds of processor time, and much more on a machine on which much else runs. */
const TIMEOUT = 240_000;

describe.each(PROFILE_NAMES)("the profile %s of Supabase's own answers", (profile) => {
  const tags = profile === 'default' ? [] : ['nightly'];

  test('is the same, or differs for a reason', { tags, timeout: TIMEOUT }, async () => {
    const asked = await askLocalBackend(profile, workspaceOptions);
    const { isPassed, lines } = reportContract([asked], readReasons());
    expect({ isPassed, lines }).toMatchObject({ isPassed: true });
    expect(asked.results).toHaveLength(rowsOf(profile).length);
  });
});

test('few rows have a reason to differ', () => {
  const rows = PROFILE_NAMES.flatMap(rowsOf);
  const reasons = Object.keys(readReasons());
  expect(rows).toEqual(expect.arrayContaining(reasons));
  expect(rows.length - reasons.length).toBeGreaterThanOrEqual(280);
});
