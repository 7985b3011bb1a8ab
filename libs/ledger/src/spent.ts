/** What a day cost besides the plates that were sold, as it can be stored: picorupees, written out. */
export interface Spent {
  readonly expenses: string;
  readonly waste: string;
  /** Names of what was thrown away and whose cost is not known. */
  readonly unknownWaste: readonly string[];
}

export const nothingSpent: Spent = { expenses: '0', waste: '0', unknownWaste: [] };
