export { figureNames, useFiguresSheet } from './figures-sheet';
export type { Figures } from './figures-sheet';
export { useShareMessages } from './messages';
export { Send } from './send';
export type { SendProps } from './send';
export type { Sheet, SheetRow } from './sheet';
