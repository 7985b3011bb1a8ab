import type { ToolProps } from '@thela/contract';
import { makeAll } from '@thela/kitchen-book/words';
import { useEffect, useState } from 'react';
import { createAssistant } from './assistant/assistant';
import { fetchBooks } from './assistant/figures-told';
import { Conversation } from './conversation';
import { engineFor } from './engine-for';

/** By then the tool is shown, and its first answer is not asked for yet, ms. */
const QUIET_MS = 2000;

/** The voice assistant, by the engine that the shell's settings ask for. */
export function VoicePage({ shell }: ToolProps) {
  const [assistant] = useState(() => createAssistant(shell));
  const [createEngine] = useState(() => engineFor(shell, assistant));
  useEffect(() => {
    const timer = setTimeout(() => {
      void fetchBooks();
      void makeAll(untilIdle);
    }, QUIET_MS);
    return () => clearTimeout(timer);
  }, []);
  return <Conversation shell={shell} assistant={assistant} createEngine={createEngine} />;
}

/** Resolves when the page has nothing more urgent to do. */
function untilIdle(): Promise<void> {
  return new Promise((resolve) => {
    // Safari got idle callbacks late.
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 1000 });
    else setTimeout(resolve);
  });
}
