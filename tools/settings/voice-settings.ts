import type { VoiceConfig } from '@thela/site-config';
import { readServiceAddress } from './service-address';
import { CommandError } from '../workspace';

const VAPI_URL = 'https://api.vapi.ai';

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
    assistant: {
      model: readId('VAPI_MODEL', env, 'openai/gpt-4-turbo'),
      voice: readId('VAPI_VOICE', env, 'vapi/Neha'),
      transcriber: readId('VAPI_TRANSCRIBER', env, 'deepgram/nova-2'),
    },
  };
}

/** Reads `<provider>/<id>`; the id may contain slashes. */
function readId(name: string, env: NodeJS.ProcessEnv, fallback: string): string {
  const value = env[name] || fallback;
  if (/^[\w-]+\/[\w.:@-]+(\/[\w.:@-]+)*$/.test(value)) return value;
  throw new CommandError(`${name} must be <provider>/<id>, such as ${fallback}.`);
}
