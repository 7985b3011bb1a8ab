export { HEARD } from '../fake-speech';
export { expect, test } from './fixtures';
export { answerWith, saying } from './model-answers';
export type { WantedScenario } from './fixtures';
