import type { ToolProps } from '@thela/contract';
import { useState } from 'react';
import { createAssistant } from './assistant/assistant';
import { Conversation } from './conversation';
import { engineFor } from './engine-for';

/** The voice assistant, by the engine that the shell's settings ask for. */
export function VoicePage({ shell }: ToolProps) {
  const [assistant] = useState(() => createAssistant(shell));
  const [createEngine] = useState(() => engineFor(shell, assistant));
  return <Conversation shell={shell} assistant={assistant} createEngine={createEngine} />;
}
