export { ShareWays } from './share-ways';
export { SheetOnPaper } from './sheet-on-paper';
export type { ShareWaysProps } from './share-ways';
export type { Sheet, SheetRow } from './sheet';
