import type { Assistant } from '../assistant/assistant';
import type { CreateVoiceEngine, VoiceEngine, VoiceEvent } from '../voice-engine';
import type { VapiSettings } from './assistant-configuration';
import { loadFailure } from './call-failures';
import { isCallProgramAllowed } from './call-program-policy';
import { loadVapi } from './load-vapi';
import type { CreateVapi, VapiClient } from './load-vapi';
import type { StartArguments } from './start-arguments';
import { ClientError, VapiCall } from './vapi-call';

export interface VapiEngineOptions {
  readonly settings: VapiSettings;
  /** The arguments of a call, created at each start. */
  readonly startArguments: () => Promise<StartArguments>;
  readonly assistant: Pick<Assistant, 'replyFromRecords' | 'reset'>;
}

/** The longest wait for the previous call to be left, in ms: Daily allows one call at a time. */
const RELEASE_LIMIT_MS = 3000;

/**
 * Runs conversations through Vapi. The SDK is loaded when an engine is made, not before.
 *
 * @param load loads the SDK; a test may pass another function
 */
export function vapiEngine(
  options: VapiEngineOptions,
  load: () => Promise<CreateVapi> = loadVapi,
): CreateVoiceEngine {
  return (emit) => new VapiEngine(options, load, emit);
}

class VapiEngine implements VoiceEngine {
  readonly #options: VapiEngineOptions;
  readonly #load: () => Promise<CreateVapi>;
  #tell: (event: VoiceEvent) => void;
  #loading: Promise<CreateVapi> | null = null;
  #call: VapiCall | null = null;
  #released: Promise<void> = Promise.resolve();
  #isClosed = false;

  constructor(
    options: VapiEngineOptions,
    load: () => Promise<CreateVapi>,
    emit: (event: VoiceEvent) => void,
  ) {
    this.#options = options;
    this.#load = load;
    this.#tell = emit;
    window.addEventListener('pagehide', this.stop);
    this.#sdk().then(
      () => this.#tell({ type: 'ready' }),
      (cause: unknown) => {
        // A call that was started meanwhile reports the failure itself.
        if (!this.#call) this.#tell({ type: 'error', failure: loadFailure(cause) });
      },
    );
  }

  readonly start = (): void => {
    if (this.#call || this.#isClosed) return;
    const { assistant, startArguments } = this.#options;
    assistant.reset();
    this.#call = new VapiCall({
      client: () => this.#client(),
      startArguments,
      replyFromRecords: assistant.replyFromRecords,
      emit: (event) => this.#tell(event),
      onOver: (released) => {
        this.#call = null;
        this.#released = released;
      },
    });
    this.#call.begin();
  };

  readonly stop = (): void => this.#call?.end();

  readonly say = (text: string): void => this.#call?.say(text);

  readonly note = (text: string): void => this.#call?.note(text);

  readonly tap = (): void => this.#call?.silence();

  readonly close = (): void => {
    this.#isClosed = true;
    this.#tell = () => {};
    window.removeEventListener('pagehide', this.stop);
    this.#call?.drop();
  };

  /** The SDK; it is loaded again after a failure. */
  #sdk(): Promise<CreateVapi> {
    this.#loading ??= this.#load().catch((error: unknown) => {
      this.#loading = null;
      throw error;
    });
    return this.#loading;
  }

  async #client(): Promise<VapiClient> {
    await atMost(RELEASE_LIMIT_MS, this.#released);
    const create = await this.#sdk().catch((cause: unknown) => {
      throw new ClientError(loadFailure(cause));
    });
    if (isCallProgramAllowed()) return create(this.#options.settings);
    const cause = new Error('The page’s policy does not let the call program in.');
    throw new ClientError({ kind: 'call-program-unreachable', cause });
  }
}

async function atMost(limitMs: number, promise: Promise<void>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, limitMs);
  });
  await Promise.race([promise, limit]);
  clearTimeout(timer);
}
