import { useEffect, useRef, useState } from 'react';
import type { Assistant } from './assistant/assistant';
import type { TranscriptMessage } from './voice-engine';

export interface WrittenWords {
  readonly state: 'idle' | 'thinking';
  /** Puts a typed text to the assistant; one before it that is not answered yet is dropped. */
  readonly say: (text: string) => void;
  /** Drops what is not answered yet. */
  readonly stop: () => void;
}

/**
 * The conversation in writing, which needs no call.
 *
 * @param add is given each line as it comes
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
    const { text: answer, source } = await assistant.reply(text, signal);
    if (signal.aborted) return;
    setState('idle');
    add({ role: 'assistant', text: answer, source });
  };
  return { state, say: (text) => void ask(text), stop };
}
