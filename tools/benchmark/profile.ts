/** The result of a profile, and its budget. */
export interface Profile {
  readonly name: string;
  /** What was measured, in words. */
  readonly row: string;
  readonly seen: number;
  readonly atMost: number;
}
