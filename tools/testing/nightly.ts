/** Set by `npm test`: what repeats its tests is left to `npm run test:nightly`. */
const SETTING = 'THELA_WITHOUT_NIGHTLY';

/** Makes this process, and those that it starts, leave out the tests of the nightly run. */
export function leaveOutNightly(): void {
  process.env[SETTING] = 'true';
}

export function isNightlyLeftOut(): boolean {
  return process.env[SETTING] !== undefined;
}

/** The arguments with which a runner leaves out what this run leaves out. */
export function testsOfThisRun(runner: 'Playwright' | 'Vitest'): readonly string[] {
  if (!isNightlyLeftOut()) return [];
  return [runner === 'Playwright' ? '--grep-invert=@nightly' : '--tags-filter=!nightly'];
}
