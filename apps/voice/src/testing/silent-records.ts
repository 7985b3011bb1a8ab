import type { Assistant } from '../assistant/assistant';

/** The part of a fake assistant that never has to do with the records. */
export const silentRecords: Pick<Assistant, 'replyFromRecords' | 'undo' | 'role'> = {
  role: { getSnapshot: () => 'sous-chef', subscribe: () => () => {} },
  replyFromRecords: () => Promise.resolve(undefined),
  undo: (written) =>
    Promise.resolve({ text: `Undone: ${written}.`, source: 'calculated', undoneId: written }),
};
