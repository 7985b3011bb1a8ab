import type { ToolProps } from '@thela/contract';
import { usePrefetch } from '@thela/ui';
import { makeAll } from '@thela/understanding';
import { useEffect, useState } from 'react';
import { createAssistant } from './assistant/assistant';
import { fetchBooks } from './assistant/answer-figures';
import { fetchModel } from './assistant/meaning/fetch-model';
import { Conversation } from './conversation';
import { engineFor } from './engine-for';

/** By then the tool is shown, and its first answer is not asked for yet, ms. */
const QUIET_MS = 2000;

/** The voice assistant, by the engine that the shell's settings ask for. */
export function VoicePage({ shell }: ToolProps) {
  const [assistant] = useState(() => createAssistant(shell));
  const [createEngine] = useState(() => engineFor(shell, assistant));
  usePrefetch(fetchModel);
  useEffect(() => {
    let cancel = () => {};
    const untilIdle = () =>
      new Promise<void>((resolve) => {
        cancel = whenIdle(resolve);
      });
    const timer = setTimeout(() => {
      void fetchBooks();
      void makeAll(untilIdle);
    }, QUIET_MS);
    return () => {
      clearTimeout(timer);
      cancel();
    };
  }, []);
  return <Conversation shell={shell} assistant={assistant} createEngine={createEngine} />;
}

/**
 * Runs work when the page has nothing more urgent to do.
 *
 * @returns cancels it
 */
function whenIdle(work: () => void): () => void {
  // Safari got idle callbacks late.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(work, { timeout: 1000 });
  return () => cancelIdleCallback(request);
}
