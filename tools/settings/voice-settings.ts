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
  };
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
