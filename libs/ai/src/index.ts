export { askForAdvice } from './advice';
export { mostInputLetters, mostTiffinEntries, tooLong, tooMany } from './input-limit';
export type { ModelAccess } from './model-access';
export { askForRecipe } from './recipe';
export type { Recipe } from './recipe';
export type { AiFailure, AiResult } from './result';
export { askForStrategy } from './strategy';
export { tiffinItems } from './tiffin-entry';
export type { TiffinEntry, TiffinItem } from './tiffin-entry';
