export type { Locator } from '@playwright/test';
export { HEARD } from '../fake-speech';
export { answerWith, delayFiles, expect, saying, test } from './fixtures';
export { leftoversOn, markLeftovers, watchLeftovers } from './leftovers';
export type { WantedScenario } from './fixtures';
