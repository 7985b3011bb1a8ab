import { answerLanguage } from '@thela/ai';
import type { Shell } from '@thela/contract';
import type { Assistant } from './assistant/assistant';
import {
  readPromptFacts,
  answerIn,
  figuresOf,
  rulesOfAnyPrompt,
  stallName,
  systemPrompt,
} from './assistant/system-prompt';
import { answerTextsNow } from './assistant/answer-texts';
import { browserEngine } from './browser/browser-engine';
import { assistantConfiguration } from './vapi/assistant-configuration';
import type { VapiSettings } from './vapi/assistant-configuration';
import { noteRules } from './vapi/call-notes';
import { startSaved } from './vapi/start-arguments';
import type { StartArguments } from './vapi/start-arguments';
import { vapiEngine } from './vapi/vapi-engine';
import type { CreateVoiceEngine } from './voice-engine';

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
    startArguments: () => startArguments(shell, voice),
  });
}

async function startArguments(shell: Shell, settings: VapiSettings): Promise<StartArguments> {
  const { brand } = shell;
  const texts = answerTextsNow();
  const { language, words } = texts;
  const greeting = words.greeting(brand.assistant);
  const notes = noteRules(words.call.lookAtScreen);
  // Prices may have changed since the tool was opened.
  const facts = await readPromptFacts(shell);
  if (settings.saved) {
    const rules = [rulesOfAnyPrompt, notes, answerLanguage(language).trim()];
    return startSaved(settings.saved, {
      greeting,
      language,
      role: facts.role,
      stall: stallName(facts.stall),
      figures: figuresOf(facts),
      rules: rules.filter(Boolean).join('\n'),
    });
  }
  const prompt = systemPrompt(brand, facts);
  return [
    assistantConfiguration({
      settings,
      language,
      assistant: brand.assistant,
      firstMessage: greeting,
      systemPrompt: [prompt, notes, ...answerIn(texts)].join('\n'),
    }),
  ];
}
