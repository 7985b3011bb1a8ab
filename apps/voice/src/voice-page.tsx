import type { ToolProps } from '@thela/contract';
import { usePrefetch } from '@thela/ui';
import { useState } from 'react';
import { Conversation } from './conversation';
import { engineFor } from './engine-for';
import { lazyAssistant, prefetchAll } from './lazy-assistant';

/** The voice assistant, by the engine that the shell's settings ask for. */
export function VoicePage({ shell }: ToolProps) {
  const [assistant] = useState(() => lazyAssistant(shell));
  const [createEngine] = useState(() => engineFor(shell, assistant));
  usePrefetch(prefetchAll);
  return <Conversation shell={shell} assistant={assistant} createEngine={createEngine} />;
}
