import type { VapiSettings } from './assistant-configuration';
import { allowCallProgram } from './call-program-policy';
import type { StartArguments } from './start-arguments';

/** The SDK's events that are used here. Their contents come over the network, so they are `unknown`. */
export interface VapiEvents {
  readonly 'call-start': undefined;
  readonly 'call-end': undefined;
  readonly 'call-start-progress': { readonly stage: string; readonly status: string };
  readonly 'speech-start': undefined;
  readonly 'speech-end': undefined;
  readonly 'volume-level': number;
  readonly message: unknown;
  readonly error: unknown;
  readonly 'camera-error': unknown;
  /** https://docs.daily.co/reference/daily-js/events/network-events#network-connection */
  readonly 'network-connection': unknown;
}

export interface AddMessage {
  readonly type: 'add-message';
  readonly message: { readonly role: 'user' | 'system'; readonly content: string };
  /**
   * Whether the assistant replies to it. A note must not ask for a reply: the assistant replies to what the
   * person said anyway, and would talk twice, or interrupt itself.
   */
  readonly triggerResponseEnabled: boolean;
}

export interface VapiClient {
  readonly on: <Name extends keyof VapiEvents>(
    name: Name,
    listener: (payload: VapiEvents[Name]) => void,
  ) => unknown;
  readonly removeAllListeners: () => unknown;
  /** Resolves to `null` when it failed. */
  readonly start: (...start: StartArguments) => Promise<unknown>;
  readonly stop: () => Promise<void>;
  readonly send: (message: AddMessage) => void;
  /** 0 to 1 */
  readonly setVolume: (volume: number) => void;
  /** The call of Daily beneath, once there is one. */
  readonly getDailyCallObject: () => {
    startRemoteParticipantsAudioLevelObserver: (intervalMs: number) => Promise<void> | undefined;
  } | null;
}

export type CreateVapi = (settings: VapiSettings) => VapiClient;

type VapiClass = new (
  publicKey: string,
  baseUrl: string,
  dailyConfig: { readonly avoidEval: boolean },
) => VapiClient;

/**
 * Loads the SDK, which is a separate file, and makes the page accept its call program.
 *
 * The SDK keeps key and address in one place for the whole page: nothing else may load it.
 *
 * @returns a function that makes a client; each call needs a new one
 * @throws Error when the file cannot be loaded
 */
export async function loadVapi(): Promise<CreateVapi> {
  const Vapi = unwrapVapi(await import('@vapi-ai/web'));
  allowCallProgram();
  return ({ publicKey, baseUrl }) =>
    // By a script element, and not by `eval`, which the page's policy forbids.
    new Vapi(publicKey, baseUrl, { avoidEval: true });
}

/** The SDK does not catch it where the volume cannot be measured, and it would count as a fault of the page. */
export function ignoreLostVolume(client: VapiClient): void {
  const daily = client.getDailyCallObject();
  if (!daily) return;
  const start = daily.startRemoteParticipantsAudioLevelObserver.bind(daily);
  daily.startRemoteParticipantsAudioLevelObserver = (ms) => start(ms)?.catch(() => {});
}

/**
 * Finds the class in the module. It is CommonJS: depending on who bundled it, it is the module itself,
 * its `default`, or the `default` of that.
 *
 * @throws Error when it is in none of these places
 */
export function unwrapVapi(module: unknown): VapiClass {
  let value = module;
  for (let depth = 0; depth < 3; depth += 1) {
    if (typeof value === 'function') return value as VapiClass;
    value = (value as { readonly default?: unknown } | null | undefined)?.default;
  }
  throw new Error('@vapi-ai/web holds no class: its module has another shape than expected.');
}
