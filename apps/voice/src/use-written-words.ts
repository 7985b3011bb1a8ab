import { useEffect, useRef, useState } from 'react';
import type { Assistant } from './assistant/assistant';
import { hasChanged } from './assistant/reply';
import { lineOfReply } from './transcript-state';
import type { TranscriptMessage } from './voice-engine';

export interface WrittenWords {
  readonly state: 'idle' | 'thinking';
  /** Gives a typed text to the assistant; an earlier one without an answer yet is cancelled. */
  readonly say: (text: string) => void;
  /** Cancels the text that has no answer yet. */
  readonly stop: () => void;
}

/**
 * Typed conversation, which needs no call.
 *
 * @param add gets each line of the conversation
 */
export function useWrittenWords(
  assistant: Assistant,
  add: (message: TranscriptMessage) => void,
): WrittenWords {
  const [state, setState] = useState<WrittenWords['state']>('idle');
  const asking = useRef<AbortController | null>(null);
  useEffect(() => () => asking.current?.abort(), []);

  const stop = () => {
    asking.current?.abort();
    setState('idle');
  };
  const ask = async (text: string) => {
    asking.current?.abort();
    const { signal } = (asking.current = new AbortController());
    add({ role: 'user', text });
    setState('thinking');
    const reply = await assistant.reply(text, signal);
    if (!signal.aborted) setState('idle');
    // What is in the records must be seen, and can be taken back there.
    if (!signal.aborted || hasChanged(reply)) add(lineOfReply(reply));
  };
  return { state, say: (text) => void ask(text), stop };
}
