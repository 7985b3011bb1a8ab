/** The three parts that the assistant plays (specification, section 1). */
export type Part = 'sous-chef' | 'profit' | 'zero-waste';

/**
 * Where a reply comes from: `model`: the text model; `book`: the built-in kitchen book;
 * `calculated`: the vendor's own day; `set-phrase`: words that stand ready, such as a greeting.
 */
export type ReplySource = 'model' | 'book' | 'calculated' | 'set-phrase';

/** What the assistant answers. */
export interface Reply {
  readonly text: string;
  readonly part: Part;
  readonly source: ReplySource;
}
