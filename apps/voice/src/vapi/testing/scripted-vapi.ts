import type { AddMessage, CreateVapi, VapiClient, VapiEvents } from '../load-vapi';
import type { VapiSettings } from '../assistant-configuration';
import type { StartArguments } from '../start-arguments';

type Listener = (payload: unknown) => void;

/** A client of the SDK that does what a test says, and emits as the SDK's emitter does. */
class ScriptedVapi implements VapiClient {
  readonly started: StartArguments[] = [];
  readonly sent: AddMessage[] = [];
  readonly volumes: number[] = [];
  stops = 0;
  leaving: Promise<void> = Promise.resolve();
  #listeners: { name: string; listener: Listener }[] = [];
  #settle: { resolve: (call: unknown) => void; reject: (error: Error) => void } | undefined;

  readonly on = <Name extends keyof VapiEvents>(
    name: Name,
    listener: (payload: VapiEvents[Name]) => void,
  ) => {
    this.#listeners.push({ name, listener: listener as Listener });
  };

  readonly removeAllListeners = () => {
    this.#listeners = [];
  };

  readonly start = (...startArguments: StartArguments) => {
    this.started.push(startArguments);
    return new Promise<unknown>((resolve, reject) => {
      this.#settle = { resolve, reject };
    });
  };

  readonly stop = () => {
    this.stops += 1;
    return this.leaving;
  };

  readonly send = (message: AddMessage) => {
    this.sent.push(message);
  };

  readonly getDailyCallObject = () => null;

  readonly setVolume = (volume: number) => {
    this.volumes.push(volume);
  };

  /** @throws Error for an `error` that nobody listens to */
  emit(name: keyof VapiEvents, payload?: unknown): void {
    const listeners = this.#listeners.filter((one) => one.name === name);
    if (name === 'error' && listeners.length === 0) throw new Error('Unhandled error.');
    for (const { listener } of listeners) listener(payload);
  }

  /** Ends the start. */
  async resolve(call: unknown): Promise<void> {
    this.#settle?.resolve(call);
    await settled();
  }

  async reject(error: Error): Promise<void> {
    this.#settle?.reject(error);
    await settled();
  }
}

export interface ScriptedSdk {
  readonly load: () => Promise<CreateVapi>;
  readonly clients: readonly ScriptedVapi[];
  readonly settings: readonly VapiSettings[];
}

export function scriptedSdk(): ScriptedSdk {
  const clients: ScriptedVapi[] = [];
  const settings: VapiSettings[] = [];
  const create: CreateVapi = (given) => {
    const client = new ScriptedVapi();
    clients.push(client);
    settings.push(given);
    return client;
  };
  return { load: () => Promise.resolve(create), clients, settings };
}

/** Resolves after all pending promise callbacks have run. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one turn after the other
    await Promise.resolve();
  }
}
