export { drawingOf, Pictogram } from './pictogram';
export type { DishKind, Drawing } from './drawings';
