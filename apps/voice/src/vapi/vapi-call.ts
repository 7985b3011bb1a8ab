import * as v from 'valibot';
import type { Assistant } from '../assistant/assistant';
import type { RecordsReply } from '../assistant/reply';
import { lineOfReply } from '../transcript-state';
import type { TranscriptMessage, VoiceEvent, VoiceFailure } from '../voice-engine';
import { callFailure, endedBy, microphoneFailure, silenceFailure } from './call-failures';
import { noteToKnow, noteToSay } from './call-notes';
import { ignoreLostVolume } from './load-vapi';
import type { AddMessage, VapiClient } from './load-vapi';
import type { StartArguments } from './start-arguments';
import { messageReader } from './voice-messages';
import { hasChanged } from '../assistant/reply';

const networkSchema = v.object({
  type: v.string(),
  event: v.picklist(['interrupted', 'connected']),
});

const CONNECTING_LIMIT_MS = 45_000;

export interface VapiCallOptions {
  /** Makes a new client; rejects with the failure. */
  readonly client: () => Promise<VapiClient>;
  readonly startArguments: () => Promise<StartArguments>;
  readonly replyFromRecords: Assistant['replyFromRecords'];
  readonly emit: (event: VoiceEvent) => void;
  /** Called when this call is over; the next one must wait for the promise. */
  readonly onOver: (released: Promise<void>) => void;
}

export class ClientError extends Error {
  override name = 'ClientError';
  readonly failure: VoiceFailure;

  constructor(failure: VoiceFailure) {
    super(failure.kind, { cause: failure.cause });
    this.failure = failure;
  }
}

/** One call, from connecting to its end; a client of the SDK serves no second one. */
export class VapiCall {
  readonly #options: VapiCallOptions;
  readonly #read = messageReader();
  readonly #pieces = sentencePieces();
  readonly #limit: ReturnType<typeof setTimeout>;
  /** Texts that were typed before the call was connected. */
  #unsaid: string[] = [];
  #phase: 'connecting' | 'connected' | 'over' = 'connecting';
  #speech: 'none' | 'audible' | 'silenced' = 'none';
  #stage = '';
  readonly #interrupted = new Set<string>();
  #client: VapiClient | null = null;
  /** Resolves when the start has ended; absent afterwards. */
  #connecting: Promise<void> | null = null;

  constructor(options: VapiCallOptions) {
    this.#options = options;
    this.#limit = setTimeout(() => this.#fail({ kind: 'timed-out' }), CONNECTING_LIMIT_MS);
  }

  begin(): void {
    this.#options.emit({ type: 'connecting' });
    this.#connecting = this.#connect();
  }

  /** Ends the call after a request of the person or of the other side. */
  end(): void {
    if (this.#isOver()) return;
    this.drop();
    this.#options.emit({ type: 'disconnected' });
  }

  /** Ends the call without an event. */
  drop(): void {
    if (!this.#isOver()) this.#options.onOver(this.#leave());
  }

  say(text: string): void {
    if (this.#phase === 'connecting') this.#unsaid.push(text);
    if (this.#phase !== 'connected') return;
    this.#show({ role: 'user', text });
    this.#pieces.forget();
    void this.#actOn(text).then(() => this.#send('user', text));
  }

  /** Informs the model of a change that the app made. */
  note(text: string): void {
    this.#send('system', noteToKnow(text));
  }

  /** Mutes the sentence that the assistant is saying, until its end. */
  silence(): void {
    if (this.#speech !== 'audible') return;
    this.#speech = 'silenced';
    this.#client?.setVolume(0);
    this.#options.emit({ type: 'speech-end' });
  }

  /** Writes what a sentence says, or answers it from the records; the model gets the result before it replies. */
  async #actOn(text: string, before?: string): Promise<RecordsReply | undefined> {
    const reply = await this.#options.replyFromRecords(text, { before });
    if (!reply) return undefined;
    // Also after the end of the call: what is written must be seen.
    this.#show(lineOfReply(reply));
    this.#send('system', noteToSay(text, reply.text));
    return reply;
  }

  async #hear(text: string): Promise<void> {
    const before = this.#pieces.take();
    this.#pieces.keep(text, await this.#actOn(text, before));
  }

  #send(role: AddMessage['message']['role'], content: string): void {
    if (this.#phase !== 'connected') return;
    const message = { role, content };
    try {
      const triggerResponseEnabled = role === 'user';
      this.#client?.send({ type: 'add-message', message, triggerResponseEnabled });
    } catch (cause) {
      this.#options.emit({ type: 'trouble', failure: { kind: 'unknown', cause } });
    }
  }

  #show(message: TranscriptMessage): void {
    this.#options.emit({ type: 'transcript', message });
  }

  async #connect(): Promise<void> {
    try {
      const [client, startArguments] = await Promise.all([
        this.#options.client(),
        this.#options.startArguments(),
      ]);
      if (this.#isOver()) return;
      this.#client = client;
      this.#listen(client);
      const call = await client.start(...startArguments);
      // The call was stopped while connecting but has connected in spite of that.
      if (this.#isOver()) await release(client);
      else if (!call) this.#fail({ kind: 'unknown' });
    } catch (cause) {
      this.#fail(cause instanceof ClientError ? cause.failure : { kind: 'unknown', cause });
    }
    this.#connecting = null;
  }

  #listen(client: VapiClient): void {
    // Must come first: without a listener, an error leaves the client in the started state for ever.
    client.on('error', (error) => this.#onError(error));
    client.on('camera-error', (error) => this.#fail(microphoneFailure(error)));
    client.on('call-start-progress', ({ stage, status }) => {
      this.#stage = status === 'started' ? stage : '';
      if (this.#stage === 'audio-observer-setup') ignoreLostVolume(client);
    });
    client.on('call-start', () => this.#onConnected());
    client.on('call-end', () => {
      if (this.#interrupted.size > 0) this.#fail({ kind: 'connection-lost' });
      else this.end();
    });
    client.on('message', (message) => this.#onMessage(message));
    client.on('network-connection', (event) => this.#onNetwork(event));
    client.on('speech-start', () => this.#onSpeech('audible'));
    client.on('speech-end', () => this.#onSpeech('none'));
    client.on('volume-level', (level) => {
      if (this.#speech !== 'silenced') this.#options.emit({ type: 'volume', level });
    });
  }

  #onConnected(): void {
    if (this.#phase !== 'connecting') return;
    this.#phase = 'connected';
    clearTimeout(this.#limit);
    this.#options.emit({ type: 'connected' });
    this.#options.emit({ type: 'attention', attention: 'hearing' });
    for (const text of this.#unsaid.splice(0)) this.say(text);
  }

  #onMessage(message: unknown): void {
    const read = this.#read(message);
    if (read?.type === 'line') {
      this.#show(read.line);
      if (read.line.role === 'user') void this.#hear(read.line.text);
    }
    if (read?.type !== 'ended') return;
    const kind = endedBy(read.reason);
    if (!kind) return this.end();
    this.#fail({ kind, cause: new Error(`The call ended: ${read.reason}`) });
  }

  #onNetwork(event: unknown): void {
    const { output, success } = v.safeParse(networkSchema, event);
    if (!success) return;
    const hadAll = this.#interrupted.size === 0;
    // The sound changes from peer to peer to a server and back.
    const type = output.type === 'signaling' ? 'signaling' : 'sound';
    if (output.event === 'interrupted') this.#interrupted.add(type);
    else this.#interrupted.delete(type);
    const hasAll = this.#interrupted.size === 0;
    if (hadAll === hasAll) return;
    this.#options.emit(
      hasAll
        ? { type: 'attention', attention: 'hearing' }
        : { type: 'trouble', failure: { kind: 'connection-waiting' } },
    );
  }

  #onSpeech(speech: 'audible' | 'none'): void {
    const before = this.#speech;
    this.#speech = speech;
    if (before === 'silenced') this.#client?.setVolume(1);
    if (speech === 'audible') this.#pieces.forget();
    if (speech === 'audible') this.#options.emit({ type: 'speech-start' });
    else if (before === 'audible') this.#options.emit({ type: 'speech-end' });
  }

  #onError(error: unknown): void {
    const silence = silenceFailure(error);
    if (silence) this.#options.emit({ type: 'trouble', failure: silence });
    else this.#fail(callFailure(error, this.#stage));
  }

  #fail(failure: VoiceFailure | null): void {
    if (!failure || this.#isOver()) return;
    const released = this.#leave();
    this.#options.emit({ type: 'error', failure });
    this.#options.onOver(released);
    this.#options.emit({ type: 'disconnected' });
  }

  #isOver(): boolean {
    return this.#phase === 'over';
  }

  #leave(): Promise<void> {
    this.#phase = 'over';
    clearTimeout(this.#limit);
    if (!this.#client) return Promise.resolve();
    const released = release(this.#client);
    // A start that ends leaves the call, too, and Daily tells only the last of those who leave.
    return this.#connecting ? Promise.race([released, this.#connecting]) : released;
  }
}

/** Leaves the call and releases the microphone; resolves also when leaving failed. */
async function release(client: VapiClient): Promise<void> {
  client.removeAllListeners();
  // The SDK throws an error that has no listener.
  client.on('error', () => {});
  // A start cannot be cancelled, but it ends when a listener throws.
  client.on('call-start-progress', () => {
    throw new Error('The call was ended while it was connecting.');
  });
  try {
    await client.stop();
  } catch (error) {
    console.warn('A call could not be left in order.', error);
  }
}

/** A pause in a sentence, after which the service sends the rest as a message of its own, in ms. */
const PAUSE_MS = 2000;
/** A longer text is a whole sentence. */
const MOST_WORDS = 4;

/** Remembers what may be the beginning of a sentence that goes on. */
function sentencePieces() {
  let last: { readonly text: string; readonly at: number } | null = null;
  return {
    /** What the next words may go on from; forgotten by this. */
    take: () => {
      const piece = last && Date.now() - last.at < PAUSE_MS ? last.text : undefined;
      last = null;
      return piece;
    },
    /** @param reply what the app made of the words */
    keep: (text: string, reply: RecordsReply | undefined) => {
      const isDone = reply !== undefined && (hasChanged(reply) || reply.source === 'calculated');
      last = isDone || text.split(/\s+/).length > MOST_WORDS ? null : { text, at: Date.now() };
    },
    forget: () => {
      last = null;
    },
  };
}
