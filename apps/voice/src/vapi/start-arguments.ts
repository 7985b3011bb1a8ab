import { answerLanguage } from '@thela/ai';
import type { Language, Shell, StallRole } from '@thela/contract';
import { answerTextsNow } from '../assistant/answer-texts';
import {
  readPromptFacts,
  answerIn,
  figuresOf,
  rulesOfAnyPrompt,
  stallName,
  systemPrompt,
} from '../assistant/system-prompt';
import { messagesNow } from '../messages';
import { assistantConfiguration } from './assistant-configuration';
import type { AssistantConfiguration, VapiSettings } from './assistant-configuration';
import { noteRules } from './call-notes';

/**
 * What is filled in where the operator's own texts say `{{figures}}` or another of these names. An operator
 * relies on each: none may be renamed or left out.
 */
interface CallVariables {
  readonly greeting: string;
  /** The language of the page when the call begins. */
  readonly language: Language;
  readonly role: StallRole;
  /** The name of the vendor's own stall; empty for the sample one. */
  readonly stall: string;
  /** What the model may say of the day, in sentences. */
  readonly figures: string;
  /** Food safety, the language of answers, and what the notes of the app mean. */
  readonly rules: string;
}

interface Overrides {
  readonly variableValues: CallVariables;
}

interface AssistantOverrides extends Overrides {
  readonly firstMessage: string;
}

export type StartArguments =
  | readonly [assistant: AssistantConfiguration]
  | readonly [assistantId: string, overrides: AssistantOverrides]
  | readonly [assistant: undefined, overrides: Overrides, squadId: string]
  | readonly [
      assistant: undefined,
      assistantOverrides: undefined,
      squad: undefined,
      workflowId: string,
      overrides: Overrides,
    ];

export async function startArguments(
  shell: Shell,
  settings: VapiSettings,
): Promise<StartArguments> {
  const { brand } = shell;
  const texts = answerTextsNow();
  const { language, words } = texts;
  const greeting = messagesNow().greeting(brand.assistant);
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

/**
 * Starts a call with what the operator keeps at Vapi. Its model, voice, transcriber and prompt stay as they are.
 *
 * Only an assistant gets its first message from here. A workflow cannot, and each member of a squad would greet
 * when its turn comes: there the operator places `{{greeting}}`.
 */
function startSaved(
  { kind, id }: NonNullable<VapiSettings['saved']>,
  variableValues: CallVariables,
): StartArguments {
  switch (kind) {
    case 'assistant':
      return [id, { firstMessage: variableValues.greeting, variableValues }];
    case 'squad':
      // The SDK has no argument for the service's `squadOverrides`; all members share these values.
      return [undefined, { variableValues }, id];
    case 'workflow':
      return [undefined, undefined, undefined, id, { variableValues }];
  }
}
