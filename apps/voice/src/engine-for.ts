import type { Shell } from '@thela/contract';
import type { Assistant } from './assistant/assistant';
import { knownOf } from './assistant/known';
import { answerTextsNow } from './assistant/answer-texts';
import { answerIn, systemPrompt } from './assistant/system-prompt';
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
      firstMessage: () => answerTextsNow().words.greeting(brand.assistant),
      language: () => answerTextsNow().language,
    });
  }
  return vapiEngine({
    settings: voice,
    assistant,
    configuration: async () => {
      const texts = answerTextsNow();
      const { greeting, call } = texts.words;
      // Prices may have changed since the tool was opened.
      const prompt = systemPrompt(brand, await knownOf(shell));
      return assistantConfiguration({
        settings: voice,
        language: texts.language,
        assistant: brand.assistant,
        firstMessage: greeting(brand.assistant),
        systemPrompt: [prompt, noteRules(call.lookAtScreen), ...answerIn(texts)].join('\n'),
      });
    },
  });
}
