import type { Shell } from '@thela/contract';
import type { Assistant } from './assistant/assistant';
import { shownLanguage } from '@thela/language';
import { knownOf } from './assistant/known';
import { messagesNow } from './assistant/messages';
import { systemPrompt } from './assistant/system-prompt';
import { browserEngine } from './browser/browser-engine';
import { assistantConfiguration } from './vapi/assistant-configuration';
import { noteRules } from './vapi/call-notes';
import { vapiEngine } from './vapi/vapi-engine';
import type { CreateVoiceEngine } from './voice-engine';

/** The engine that the shell's settings ask for. */
export function engineFor(shell: Shell, assistant: Assistant): CreateVoiceEngine {
  const { brand, voice } = shell;
  if (voice.engine === 'browser') {
    return browserEngine({
      assistant,
      firstMessage: () => messagesNow().greeting(brand.assistant),
      language: () => shownLanguage.getSnapshot().shown,
    });
  }
  return vapiEngine({
    settings: voice,
    assistant,
    // Prices may have changed since the tool was opened.
    configuration: async () =>
      assistantConfiguration({
        settings: voice,
        assistant: brand.assistant,
        firstMessage: messagesNow().greeting(brand.assistant),
        systemPrompt: `${systemPrompt(brand, await knownOf(shell))}\n${noteRules}`,
      }),
  });
}
