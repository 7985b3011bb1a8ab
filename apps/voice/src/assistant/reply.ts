import type { Shell } from '@thela/contract';

/** What the assistant knows of the page. */
export type AssistantShell = Pick<Shell, 'brand' | 'day' | 'ai' | 'session' | 'stall' | 'ledger'>;

/** What the assistant can help with (specification, section 1). */
export type Skill = 'sous-chef' | 'profit' | 'zero-waste';

/**
 * Where a reply comes from: `model`: the text model; `book`: the built-in kitchen book;
 * `calculated`: the vendor's own day; `set-phrase`: a fixed reply, such as a greeting.
 */
export type ReplySource = 'model' | 'book' | 'calculated' | 'set-phrase';

/** What a person can do at a line of the assistant, besides reading it. */
export interface ReplyOffers {
  /** Id of what was written into the records; `Assistant.undo` takes it back. */
  readonly writtenId?: string;
  /** Id of what was taken back. */
  readonly undoneId?: string;
  /** Answers to a question back; each can be said as it stands. */
  readonly answers?: readonly string[];
  /** The stall must be set up first. */
  readonly needsStall?: true;
}

export interface Reply extends ReplyOffers {
  /** What is said to each of `answers`, where they are not asked anew. */
  readonly toAnswers?: readonly string[];
  readonly text: string;
  readonly skill: Skill;
  readonly source: ReplySource;
  /** The rules ask what is meant, or say that they do not know: what else the sentence may mean goes before. */
  readonly isUnsure?: true;
}

/** A reply that the stall's records alone give, whatever the skill. */
export type RecordsReply = Omit<Reply, 'skill'>;

export function setPhrase(text: string): RecordsReply {
  return { text, source: 'set-phrase' };
}

export function hasChanged({ writtenId, undoneId }: ReplyOffers): boolean {
  return writtenId !== undefined || undoneId !== undefined;
}
