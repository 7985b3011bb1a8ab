import type { Shell } from '@thela/contract';
import { currentLanguage } from '@thela/language';
import type { Assistant } from './assistant/assistant';
import { browserEngine } from './browser/browser-engine';
import { rules } from './lazy-assistant';
import { messagesNow } from './messages';
import { loadFailure } from './vapi/call-failures';
import { ClientError } from './vapi/vapi-call';
import { vapiEngine } from './vapi/vapi-engine';
import type { CreateVoiceEngine } from './voice-engine';

export function engineFor(shell: Shell, assistant: Assistant): CreateVoiceEngine {
  const { brand, voice } = shell;
  if (voice.engine === 'browser') {
    return browserEngine({
      assistant,
      firstMessage: () => messagesNow().greeting(brand.assistant),
      language: () => currentLanguage.getSnapshot().shown,
    });
  }
  return vapiEngine({
    settings: voice,
    assistant,
    startArguments: async () => {
      // No call begins without the rules, which write what is said in it.
      const { startArguments } = await rules.load().catch((cause: unknown) => {
        throw new ClientError(loadFailure(cause));
      });
      return startArguments(shell, voice);
    },
  });
}
