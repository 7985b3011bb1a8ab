import type { Part } from '../reply';

/** A phrase, the part that must answer it, and what the answer must contain. */
export type Expected = readonly [phrase: string, part: Part, contains: string];
