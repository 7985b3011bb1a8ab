import type { VoiceSettings } from '@thela/contract';

/** The voice settings of a page that uses Vapi. */
export type VapiSettings = Extract<VoiceSettings, { engine: 'vapi' }>;

/** The fields of `assistant` in `POST /call/web` that this product sets. */
export interface AssistantConfiguration {
  readonly name: string;
  readonly firstMessage: string;
  readonly transcriber: {
    readonly provider: string;
    readonly model: string;
    readonly language: 'en-IN';
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
  /** The name of the assistant. */
  readonly assistant: string;
  /** The first words of the assistant. */
  readonly firstMessage: string;
  readonly systemPrompt: string;
}

/**
 * The configuration that starts a call (specification, sections 4 and 7): model, voice and transcriber
 * come from the settings, and English-India is the language to recognise.
 */
export function assistantConfiguration(parts: AssistantParts): AssistantConfiguration {
  const { model, voice, transcriber } = parts.settings.assistant;
  const [voiceProvider, voiceId] = split(voice);
  const [transcriberProvider, transcriberModel] = split(transcriber);
  const [modelProvider, modelId] = split(model);
  return {
    name: parts.assistant,
    firstMessage: parts.firstMessage,
    transcriber: { provider: transcriberProvider, model: transcriberModel, language: 'en-IN' },
    voice: { provider: voiceProvider, voiceId },
    model: {
      provider: modelProvider,
      model: modelId,
      messages: [{ role: 'system', content: parts.systemPrompt }],
    },
  };
}

/** `<provider>/<id>`; an id may have slashes of its own. */
function split(setting: string): [provider: string, id: string] {
  const slash = setting.indexOf('/');
  return [setting.slice(0, slash), setting.slice(slash + 1)];
}
