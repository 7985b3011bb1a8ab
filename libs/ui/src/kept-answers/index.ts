export { EarlierAnswers } from './earlier-answers';
export { AnswerOutcome } from './answer-outcome';
export { HelpedMark } from './helped-mark';
export { OwnAnswer } from './own-answer';
export type { EarlierAnswer } from './earlier-answer';
