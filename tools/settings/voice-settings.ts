import type { VoiceConfig } from '@thela/site-config';
import { readServiceAddress } from './service-address';
import { CommandError } from '../workspace';

const VAPI_URL = 'https://api.vapi.ai';

/** Where the specified ones do not have the language: what Vapi offers for it. */
const otherLanguages = {
  'hi-IN': {
    suffix: '_HI',
    model: 'openai/gpt-4o',
    voice: 'azure/hi-IN-SwaraNeural',
    transcriber: 'deepgram/nova-3',
  },
  'te-IN': {
    suffix: '_TE',
    model: 'openai/gpt-4o',
    voice: 'azure/te-IN-ShrutiNeural',
    transcriber: 'azure/te-IN',
  },
  'hi-Latn-IN': {
    suffix: '_HINGLISH',
    model: 'openai/gpt-4o',
    voice: 'azure/hi-IN-SwaraNeural',
    transcriber: 'deepgram/nova-3',
  },
} as const;

/**
 * Reads the settings for calls of the voice assistant.
 *
 * A private key of Vapi has the same form as a public one, so this cannot detect it: the person who sets
 * `VAPI_PUBLIC_KEY` must take care to use the public key.
 *
 * @returns `undefined` without a key: the assistant then uses only the browser's own speech functions
 * @throws CommandError when a variable is invalid; the message never contains a key
 */
export function readVoice(env: NodeJS.ProcessEnv): VoiceConfig | undefined {
  const { VAPI_PUBLIC_KEY: publicKey } = env;
  if (!publicKey) return undefined;
  if (!/^[\w.-]+$/.test(publicKey)) {
    throw new CommandError(
      'VAPI_PUBLIC_KEY must be the public key of a Vapi account: letters, digits, dots and hyphens.',
    );
  }
  return {
    publicKey,
    baseUrl: readServiceAddress('VAPI_BASE_URL', env, VAPI_URL),
    assistant: readAssistant(env, {
      suffix: '',
      model: 'openai/gpt-4-turbo',
      voice: 'vapi/Neha',
      transcriber: 'deepgram/nova-2',
    }),
    languages: {
      'hi-IN': readAssistant(env, otherLanguages['hi-IN']),
      'te-IN': readAssistant(env, otherLanguages['te-IN']),
      'hi-Latn-IN': readAssistant(env, otherLanguages['hi-Latn-IN']),
    },
    ...readSaved(env),
  };
}

const savedKinds = {
  VAPI_ASSISTANT_ID: 'assistant',
  VAPI_SQUAD_ID: 'squad',
  VAPI_WORKFLOW_ID: 'workflow',
} as const;

/** Reads what the account keeps to hold the calls: nothing, or one assistant, squad or workflow. */
function readSaved(env: NodeJS.ProcessEnv): Pick<VoiceConfig, 'saved'> {
  const names = Object.keys(savedKinds) as (keyof typeof savedKinds)[];
  const [name, another] = names.filter((each) => env[each]);
  if (!name) return {};
  if (another) {
    throw new CommandError(`${name} and ${another} are both set: one alone can hold the calls.`);
  }
  const id = env[name] ?? '';
  // A key may have been put here by mistake, so the message does not repeat it.
  if (!/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id)) {
    throw new CommandError(
      `${name} must be the id that Vapi shows, such as 5f0f1c52-0000-4000-8000-00000000000a.`,
    );
  }
  return { saved: { kind: savedKinds[name], id } };
}

type Defaults = VoiceConfig['assistant'] & { readonly suffix: string };

function readAssistant(
  env: NodeJS.ProcessEnv,
  { suffix, model, voice, transcriber }: Defaults,
): VoiceConfig['assistant'] {
  return {
    model: readId(`VAPI_MODEL${suffix}`, env, model),
    voice: readId(`VAPI_VOICE${suffix}`, env, voice),
    transcriber: readId(`VAPI_TRANSCRIBER${suffix}`, env, transcriber),
  };
}

/** Reads `<provider>/<id>`; the id may contain slashes. */
function readId(name: string, env: NodeJS.ProcessEnv, fallback: string): string {
  const value = env[name] || fallback;
  if (/^[\w-]+\/[\w.:@-]+(\/[\w.:@-]+)*$/.test(value)) return value;
  throw new CommandError(`${name} must be <provider>/<id>, such as ${fallback}.`);
}
