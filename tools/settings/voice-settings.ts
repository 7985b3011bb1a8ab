import type { VoiceConfig } from '@thela/site-config';
import { readServiceAddress } from './service-address';
import { CommandError } from '../workspace';

const VAPI_URL = 'https://api.vapi.ai';

/**
 * Reads how the voice assistant speaks.
 *
 * A private key of Vapi looks like a public one, so nothing here can tell: whoever sets
 * `VAPI_PUBLIC_KEY` must take the public one.
 *
 * @returns nothing where there is no key: the browser alone speaks then
 * @throws CommandError when a variable makes no sense; it never repeats a key
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
