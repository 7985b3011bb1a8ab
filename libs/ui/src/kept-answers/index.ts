export { EarlierAnswers } from './earlier-answers';
export { GivenAnswer } from './given-answer';
export { HelpedMark } from './helped-mark';
export { OwnAnswer } from './own-answer';
export type { EarlierAnswer } from './earlier-answer';
