export { expect, test } from './fixtures';
export type { WantedScenario } from './fixtures';
