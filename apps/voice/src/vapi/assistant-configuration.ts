import type { Language, VoiceSettings } from '@thela/contract';

export type VapiSettings = Extract<VoiceSettings, { engine: 'vapi' }>;

/** The fields of `assistant` in `POST /call/web` that this product sets. */
export interface AssistantConfiguration {
  readonly name: string;
  readonly firstMessage: string;
  readonly transcriber: {
    readonly provider: string;
    readonly model?: string;
    readonly language: string;
  };
  readonly voice: { readonly provider: string; readonly voiceId: string };
  readonly model: {
    readonly provider: string;
    readonly model: string;
    readonly messages: readonly [{ readonly role: 'system'; readonly content: string }];
  };
}

export interface AssistantParts {
  readonly settings: VapiSettings;
  /** The language of the page when the call begins. */
  readonly language: Language;
  /** The name of the assistant. */
  readonly assistant: string;
  readonly firstMessage: string;
  readonly systemPrompt: string;
}

/** Transcribers hear Hinglish as Hindi. */
const transcriberLanguages: Readonly<Record<Language, string>> = {
  'en-IN': 'en-IN',
  'hi-IN': 'hi',
  'te-IN': 'te',
  'hi-Latn-IN': 'hi',
};

/**
 * The configuration that starts a call (specification, sections 4 and 7): model, voice and transcriber
 * come from the settings; in an English page, English-India is the language to recognise.
 */
export function assistantConfiguration(parts: AssistantParts): AssistantConfiguration {
  const { settings, language } = parts;
  const { model, voice, transcriber } = settings.languages?.[language] ?? settings.assistant;
  const [voiceProvider, voiceId] = split(voice);
  const [modelProvider, modelId] = split(model);
  return {
    name: parts.assistant,
    firstMessage: parts.firstMessage,
    transcriber: transcriberOf(transcriber, language),
    voice: { provider: voiceProvider, voiceId },
    model: {
      provider: modelProvider,
      model: modelId,
      messages: [{ role: 'system', content: parts.systemPrompt }],
    },
  };
}

/** Azure has languages in the place of models; Vapi refuses a model there. */
function transcriberOf(setting: string, language: Language): AssistantConfiguration['transcriber'] {
  const [provider, id] = split(setting);
  return provider === 'azure'
    ? { provider, language: id }
    : { provider, model: id, language: transcriberLanguages[language] };
}

/** `<provider>/<id>`; an id may have slashes of its own. */
function split(setting: string): [provider: string, id: string] {
  const slash = setting.indexOf('/');
  return [setting.slice(0, slash), setting.slice(slash + 1)];
}
