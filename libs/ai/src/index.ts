export { answerLanguage } from './answer-language';
export { askForAdvice } from './advice';
export { foodSafetyRule } from './food-safety';
export { tooLong, tooMany } from './input-limit';
export { askForRecipe } from './recipe';
export { askForReply } from './reply';
export type { ConversationTurn } from './reply';
export { askForStrategy } from './strategy';
