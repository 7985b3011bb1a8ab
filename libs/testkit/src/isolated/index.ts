export type { Locator } from '@playwright/test';
export { HEARD } from '../fake-speech';
export { expect, test } from './fixtures';
export { leftoversOn, markLeftovers, watchLeftovers } from './leftovers';
export { answerWith, saying } from './model-answers';
export type { WantedScenario } from './fixtures';
