import type { Shell } from '@thela/contract';

/** What the assistant knows of the page. */
export type AssistantShell = Pick<Shell, 'brand' | 'day' | 'ai' | 'session'>;

/** What the assistant can help with (specification, section 1). */
export type Skill = 'sous-chef' | 'profit' | 'zero-waste';

/**
 * Where a reply comes from: `model`: the text model; `book`: the built-in kitchen book;
 * `calculated`: the vendor's own day; `set-phrase`: a fixed reply, such as a greeting.
 */
export type ReplySource = 'model' | 'book' | 'calculated' | 'set-phrase';

/** What the assistant answers. */
export interface Reply {
  readonly text: string;
  /** The skill that answered. */
  readonly skill: Skill;
  readonly source: ReplySource;
}
