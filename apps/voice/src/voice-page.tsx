import type { ToolProps } from '@thela/contract';
import { usePrefetch } from '@thela/ui';
import { useState } from 'react';
import { Conversation } from './conversation';
import { conversationOf } from './conversation-store';
import { engineFor } from './engine-for';
import { prefetchAll } from './lazy-assistant';

/** The voice assistant, by the engine that the shell's settings ask for. */
export function VoicePage({ shell }: ToolProps) {
  const [conversation] = useState(() => conversationOf(shell));
  const [createEngine] = useState(() => engineFor(shell, conversation.assistant));
  usePrefetch(prefetchAll);
  return <Conversation shell={shell} {...conversation} createEngine={createEngine} />;
}
