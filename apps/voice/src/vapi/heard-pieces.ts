import type { RecordsReply } from '../assistant/reply';
import { hasChanged } from '../assistant/reply';

/** A pause in a sentence, after which the service sends the rest as a message of its own, in ms. */
const PAUSE_MS = 2000;
/** What is longer is a sentence by itself. */
const MOST_WORDS = 4;

/** Remembers what may be the beginning of a sentence that goes on. */
export interface HeardPieces {
  /** What the next words may go on from; forgotten by this. */
  readonly take: () => string | undefined;
  /** @param reply what the app made of the words */
  readonly keep: (text: string, reply: RecordsReply | undefined) => void;
  readonly forget: () => void;
}

/** @param now ms, for the time between two pieces */
export function heardPieces(now: () => number = Date.now): HeardPieces {
  let last: { readonly text: string; readonly at: number } | null = null;
  return {
    take: () => {
      const piece = last && now() - last.at < PAUSE_MS ? last.text : undefined;
      last = null;
      return piece;
    },
    keep: (text, reply) => {
      const isDone = reply !== undefined && (hasChanged(reply) || reply.source === 'calculated');
      last = isDone || text.split(/\s+/).length > MOST_WORDS ? null : { text, at: now() };
    },
    forget: () => {
      last = null;
    },
  };
}
