import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ReplyOptions } from '../assistant/records/spoken-records';
import type { RecordsReply } from '../assistant/reply';
import type { VoiceEngine, VoiceEvent } from '../voice-engine';
import { assistantConfiguration } from './assistant-configuration';
import type { CreateVapi } from './load-vapi';
import { sampleSettings } from './testing/sample-settings';
import { scriptedSdk, settled } from './testing/scripted-vapi';
import { vapiEngine } from './vapi-engine';

let sdk: ReturnType<typeof scriptedSdk>;
let told: VoiceEvent[];
let open: VoiceEngine[];

beforeEach(() => {
  vi.useFakeTimers();
  sdk = scriptedSdk();
  told = [];
  open = [];
  ofRecords = () => undefined;
});

afterEach(() => {
  for (const { close } of open) close();
});

const sampleConfiguration = assistantConfiguration({
  settings: sampleSettings,
  language: 'en-IN',
  assistant: 'Chaat-GPT',
  firstMessage: 'Namaste!',
  systemPrompt: 'Three roles.',
});

let ofRecords: (text: string, before?: string) => RecordsReply | undefined;
const assistant = {
  replyFromRecords: (text: string, { before }: ReplyOptions = {}) =>
    Promise.resolve(ofRecords(text, before)),
  reset: () => {},
};

function engine(load: () => Promise<CreateVapi> = sdk.load) {
  const made = vapiEngine(
    {
      settings: sampleSettings,
      startArguments: () => Promise.resolve([sampleConfiguration]),
      assistant,
    },
    load,
  )((event) => {
    told.push(event);
  });
  open.push(made);
  return made;
}

const types = () => told.map(({ type }) => type);

function client(index = 0) {
  const found = sdk.clients[index];
  if (!found) throw new Error(`There is no client ${index}.`);
  return found;
}

async function ready() {
  const made = engine();
  await settled();
  return made;
}

async function connecting() {
  const made = await ready();
  made.start();
  await settled();
  return made;
}

/** A call that goes on; what led to it is forgotten. */
async function connected() {
  const made = await connecting();
  await client().resolve({ id: '1' });
  client().emit('call-start');
  told.length = 0;
  return made;
}

const fatal = { type: 'daily-error', error: { error: { type: 'meeting-full' } } };

describe('a call', () => {
  it('is told from ready to disconnected', async () => {
    const { stop } = await connecting();
    expect(types()).toEqual(['ready', 'connecting']);
    expect(sdk.settings).toEqual([sampleSettings]);
    expect(client().started).toEqual([[sampleConfiguration]]);
    await client().resolve({ id: '1' });
    expect(types()).toEqual(['ready', 'connecting']);
    client().emit('call-start');
    client().emit('volume-level', 0.5);
    client().emit('speech-start');
    client().emit('message', { type: 'assistant-message', message: 'Namaste!' });
    client().emit('speech-end');
    stop();
    expect(told.slice(2)).toEqual([
      { type: 'connected' },
      { type: 'attention', attention: 'hearing' },
      { type: 'volume', level: 0.5 },
      { type: 'speech-start' },
      { type: 'transcript', message: { role: 'assistant', text: 'Namaste!' } },
      { type: 'speech-end' },
      { type: 'disconnected' },
    ]);
    expect(client().stops).toBe(1);
  });

  it('is not begun twice, nor connected twice', async () => {
    const { start } = await connecting();
    start();
    await settled();
    client().emit('call-start');
    client().emit('call-start');
    start();
    await settled();
    expect(sdk.clients).toHaveLength(1);
    expect(types()).toEqual(['ready', 'connecting', 'connected', 'attention']);
  });

  it('can be begun before the SDK is there', async () => {
    engine().start();
    expect(types()).toEqual(['connecting']);
    await settled();
    expect(client().started).toHaveLength(1);
    expect(types()).toEqual(['connecting', 'ready']);
  });

  it('each has a client of its own', async () => {
    const { start, stop } = await connected();
    stop();
    start();
    await settled();
    expect(types()).toEqual(['disconnected', 'connecting']);
    expect(sdk.clients).toHaveLength(2);
  });

  it('waits until the one before is left, within bounds', async () => {
    const { start, stop } = await connected();
    let leave = () => {};
    client().leaving = new Promise((resolve) => {
      leave = resolve;
    });
    stop();
    start();
    await settled();
    expect(sdk.clients).toHaveLength(1);
    leave();
    await settled();
    expect(sdk.clients).toHaveLength(2);
    client(1).leaving = new Promise(() => {});
    stop();
    start();
    await vi.advanceTimersByTimeAsync(3000);
    expect(sdk.clients).toHaveLength(3);
  });

  it.each([
    ['leaves', (): void => client().emit('call-end')],
    [
      'says that it is over',
      (): void => client().emit('message', { type: 'status-update', status: 'ended' }),
    ],
  ])('ends without an error when the other side %s', async (_name, leave) => {
    await connected();
    leave();
    expect(told).toEqual([{ type: 'disconnected' }]);
    expect(client().stops).toBe(1);
  });

  it.each([
    ['call.in-progress.error-providerfault-openai', 'unknown'],
    ['assistant-join-timed-out', 'unknown'],
    ['no-server-available', 'unknown'],
    ['assistant-not-provided', 'unknown'],
    ['call.in-progress.error-assistant-did-not-receive-customer-audio', 'no-microphone'],
    ['exceeded-max-duration', 'room-expired'],
    ['customer-did-not-give-microphone-permission', 'microphone-blocked'],
  ])('fails when the other side says that it ended by %s', async (endedReason, kind) => {
    await connected();
    client().emit('message', { type: 'status-update', status: 'ended', endedReason });
    expect(told).toMatchObject([{ type: 'error', failure: { kind } }, { type: 'disconnected' }]);
  });

  it('says when it waits for the connection, hears again once all of it is back, and says if it is not', async () => {
    await connected();
    const network = (type: string, event: string) =>
      client().emit('network-connection', { action: 'network-connection', type, event });
    network('signaling', 'connected');
    network('signaling', 'interrupted');
    network('peer-to-peer', 'interrupted');
    expect(told).toEqual([{ type: 'trouble', failure: { kind: 'connection-waiting' } }]);
    vi.advanceTimersByTime(8000);
    network('signaling', 'connected');
    client().emit('network-connection', null);
    expect(told).toHaveLength(1);
    network('sfu', 'connected');
    expect(told[1]).toEqual({ type: 'attention', attention: 'hearing' });
    expect(client().stops).toBe(0);
    network('sfu', 'interrupted');
    client().emit('call-end');
    const lost = { type: 'error', failure: { kind: 'connection-lost' } };
    expect(told.slice(3)).toEqual([lost, { type: 'disconnected' }]);
  });

  it('ends with the page', async () => {
    await connected();
    window.dispatchEvent(new Event('pagehide'));
    expect(types()).toEqual(['disconnected']);
    expect(client().stops).toBe(1);
  });
});

describe('a call that is ended while it connects', () => {
  it('is over at once, and is left again when it has connected all the same', async () => {
    const { stop, start } = await connecting();
    stop();
    expect(types()).toEqual(['ready', 'connecting', 'disconnected']);
    expect(client().stops).toBe(1);
    await client().resolve({ id: '1' });
    client().emit('call-start');
    expect(client().stops).toBe(2);
    expect(types()).toEqual(['ready', 'connecting', 'disconnected']);
    start();
    await settled();
    expect(types().at(-1)).toBe('connecting');
  });

  it('goes no further than its next stage', async () => {
    const { stop } = await connecting();
    stop();
    const stage = { stage: 'daily-call-object-creation', status: 'started' };
    expect(() => client().emit('call-start-progress', stage)).toThrow('ended while');
    expect(() => client().emit('error', fatal)).not.toThrow();
  });

  it('is left as soon as either its start or its stop has come to an end', async () => {
    const { stop, start } = await connecting();
    client().leaving = new Promise(() => {});
    stop();
    start();
    await settled();
    expect(sdk.clients).toHaveLength(1);
    client().leaving = Promise.resolve();
    await client().resolve(null);
    expect(sdk.clients).toHaveLength(2);
  });

  it('is not even begun when the SDK was still loading', async () => {
    const { start, stop } = engine();
    start();
    stop();
    await settled();
    expect(sdk.clients.flatMap(({ started }) => started)).toEqual([]);
    expect(types()).toEqual(['connecting', 'disconnected', 'ready']);
  });
});

describe('a failure', () => {
  it('that the SDK tells four times is told once, and a call can be begun again', async () => {
    const { start } = await connecting();
    client().emit('call-start-progress', { stage: 'daily-call-join', status: 'started' });
    client().emit('error', fatal);
    client().emit('error', { type: 'daily-call-join-error', error: { message: 'x' } });
    client().emit('error', { type: 'start-method-error', error: { message: 'x' } });
    await client().resolve(null);
    expect(told).toMatchObject([
      { type: 'ready' },
      { type: 'connecting' },
      { type: 'error', failure: { kind: 'meeting-full' } },
      { type: 'disconnected' },
    ]);
    start();
    await settled();
    expect(sdk.clients).toHaveLength(2);
  });

  it('is known by the stage in which it comes', async () => {
    await connecting();
    client().emit('call-start-progress', { stage: 'web-call-creation', status: 'started' });
    const error = { message: 'Failed to fetch', name: 'TypeError' };
    client().emit('error', { type: 'start-method-error', error });
    expect(told[2]).toMatchObject({ failure: { kind: 'no-network' } });
  });

  it('during the call stops it, since the SDK does not', async () => {
    await connected();
    client().emit('error', fatal);
    expect(types()).toEqual(['error', 'disconnected']);
    expect(client().stops).toBe(1);
  });

  it.each([
    ['resolves to null', (): Promise<void> => client().resolve(null)],
    ['throws', (): Promise<void> => client().reject(new Error('no'))],
  ])('without an error event is told when the start %s', async (_name, end) => {
    await connecting();
    await end();
    expect(types()).toEqual(['ready', 'connecting', 'error', 'disconnected']);
  });

  it('of the microphone ends the call', async () => {
    await connecting();
    client().emit('camera-error', { error: { error: { type: 'permissions' } } });
    expect(told[2]).toMatchObject({ type: 'error', failure: { kind: 'microphone-blocked' } });
    expect(client().stops).toBe(1);
  });

  it('to connect within 45 s is one, too', async () => {
    await connecting();
    await client().resolve({ id: '1' });
    vi.advanceTimersByTime(44_999);
    expect(types()).toEqual(['ready', 'connecting']);
    vi.advanceTimersByTime(1);
    expect(told[2]).toEqual({ type: 'error', failure: { kind: 'timed-out' } });
    expect(types()[3]).toBe('disconnected');
    expect(client().stops).toBe(1);
  });

  it('that the call survives does not end it', async () => {
    await connected();
    client().emit('error', { type: 'audio-processing-setup-error', error: { message: 'Krisp' } });
    client().emit('error', { type: 'audio-start-failed', error: { message: 'NotAllowedError' } });
    expect(told).toMatchObject([{ type: 'trouble', failure: { kind: 'unknown' } }]);
    vi.advanceTimersByTime(60_000);
    expect(client().stops).toBe(0);
  });

  it('to leave a call in order is left to the console', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { stop } = await connected();
    client().leaving = Promise.reject(new Error('no'));
    stop();
    await settled();
    expect(types()).toEqual(['disconnected']);
    expect(warn).toHaveBeenCalledOnce();
  });
});

describe('an SDK that cannot be loaded', () => {
  it.each([
    [true, 'call-program-unreachable'],
    [false, 'no-network'],
  ])('is told as a failure where the network is there: %s', async (onLine, kind) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
    engine(() => Promise.reject(new Error('gone')));
    await settled();
    expect(told).toMatchObject([{ type: 'error', failure: { kind } }]);
  });

  it('is loaded again at the start of a call', async () => {
    const answers = [Promise.reject(new Error('gone')), Promise.reject(new Error('gone'))];
    const { start } = engine(() => answers.shift() ?? sdk.load());
    await settled();
    start();
    await settled();
    expect(types()).toEqual(['error', 'connecting', 'error', 'disconnected']);
    start();
    await settled();
    client().emit('call-start');
    expect(types().slice(4)).toEqual(['connecting', 'connected', 'attention']);
  });
});

describe('a typed text', () => {
  it('is said in the call and told as the user’s', async () => {
    const { say } = await connected();
    say('Tamatar khatte hain');
    await settled();
    expect(client().sent).toEqual([
      {
        type: 'add-message',
        message: { role: 'user', content: 'Tamatar khatte hain' },
        triggerResponseEnabled: true,
      },
    ]);
    expect(told).toEqual([
      { type: 'transcript', message: { role: 'user', text: 'Tamatar khatte hain' } },
    ]);
  });

  it('waits for the connection', async () => {
    const { say } = await connecting();
    say('Jaldi!');
    expect(types()).toEqual(['ready', 'connecting']);
    client().emit('call-start');
    await settled();
    expect(types().slice(2)).toEqual(['connected', 'attention', 'transcript']);
    expect(client().sent).toHaveLength(1);
  });

  it('is for nobody where there is no call', async () => {
    const { say, stop } = await connected();
    stop();
    say('Hello?');
    expect(types()).toEqual(['disconnected']);
    expect(client().sent).toEqual([]);
  });
});

describe('what is about the records', () => {
  const reply: RecordsReply = {
    text: '2 Upma counted: 11 today, ₹440.',
    source: 'calculated',
    writtenId: 'written-1',
  };
  const heard = (text: string) =>
    client().emit('message', {
      type: 'transcript',
      transcriptType: 'final',
      role: 'user',
      transcript: text,
    });
  const toSay = {
    type: 'add-message',
    message: {
      role: 'system',
      content:
        'NOTE OF THE APP. On the vendor\'s words "do upma becha" say exactly this and nothing more: "2 Upma counted: 11 today, ₹440."',
    },
    // The assistant replies to the vendor's words anyway: with a second reply it would talk twice.
    triggerResponseEnabled: false,
  };

  beforeEach(() => {
    ofRecords = (text) => (text === 'do upma becha' ? reply : undefined);
  });

  it('is shown, and told to the model, which is not asked for another reply', async () => {
    await connected();
    heard('do upma becha');
    await settled();
    expect(told).toEqual([
      { type: 'transcript', message: { role: 'user', text: 'do upma becha' } },
      { type: 'transcript', message: { role: 'assistant', ...reply } },
    ]);
    expect(client().sent).toEqual([toSay]);
  });

  it('is acted on once, when the service sends it twice', async () => {
    const asked: string[] = [];
    ofRecords = (text) => {
      asked.push(text);
      return reply;
    };
    await connected();
    heard('do upma becha');
    heard('do upma becha');
    await settled();
    expect(asked).toEqual(['do upma becha']);
    expect(client().sent).toHaveLength(1);
  });

  it('may come in two pieces, if nobody speaks in between', async () => {
    const asked: (readonly [string, string | undefined])[] = [];
    ofRecords = (text, before) => {
      asked.push([text, before]);
      return undefined;
    };
    await connected();
    heard('bees');
    await settled();
    heard('upma becha');
    await settled();
    client().emit('speech-start');
    heard('teen upma');
    await settled();
    vi.advanceTimersByTime(2000);
    heard('becha');
    await settled();
    expect(asked).toEqual([
      ['bees', undefined],
      ['upma becha', 'bees'],
      ['teen upma', undefined],
      ['becha', undefined],
    ]);
  });

  it('does not go on from what was typed', async () => {
    const before: (string | undefined)[] = [];
    ofRecords = (_, piece) => void before.push(piece);
    const { say } = await connected();
    heard('bees');
    await settled();
    say('do');
    await settled();
    heard('masala dosa becha');
    await settled();
    expect(before).toEqual([undefined, undefined, undefined]);
  });

  it('is whole once it was written', async () => {
    const asked: (string | undefined)[] = [];
    ofRecords = (_, before) => {
      asked.push(before);
      return reply;
    };
    await connected();
    heard('do upma becha');
    await settled();
    heard('ek chai becha');
    await settled();
    expect(asked).toEqual([undefined, undefined]);
  });

  it('goes before a typed text, which the model replies to', async () => {
    const { say } = await connected();
    say('do upma becha');
    await settled();
    expect(client().sent).toEqual([
      toSay,
      {
        type: 'add-message',
        message: { role: 'user', content: 'do upma becha' },
        triggerResponseEnabled: true,
      },
    ]);
    expect(types()).toEqual(['transcript', 'transcript']);
  });

  it('is shown even if the call is over meanwhile', async () => {
    const { stop } = await connected();
    heard('do upma becha');
    stop();
    await settled();
    expect(told.at(-1)).toMatchObject({ message: { writtenId: 'written-1' } });
    expect(client().sent).toEqual([]);
  });

  it('leaves the rest to the service', async () => {
    await connected();
    heard('tamatar khatte hain');
    await settled();
    expect(types()).toEqual(['transcript']);
    expect(client().sent).toEqual([]);
  });

  it('told by the page is known, and not said', async () => {
    const { note } = await connected();
    note('Undone.');
    expect(client().sent).toMatchObject([
      {
        message: { role: 'system', content: expect.stringMatching(/say nothing of it/) as unknown },
        triggerResponseEnabled: false,
      },
    ]);
  });
});

describe('a tap', () => {
  it('silences what is being said, and no more', async () => {
    const { tap } = await connected();
    tap();
    expect(told).toEqual([]);
    client().emit('speech-start');
    tap();
    tap();
    client().emit('volume-level', 0.7);
    client().emit('speech-end');
    client().emit('speech-start');
    expect(types()).toEqual(['speech-start', 'speech-end', 'speech-start']);
    expect(client().volumes).toEqual([0, 1]);
  });
});

describe('a closed engine', () => {
  it('leaves its call and tells nothing', async () => {
    const { close, start } = await connected();
    close();
    client().emit('call-end');
    client().emit('error', fatal);
    window.dispatchEvent(new Event('pagehide'));
    expect(client().stops).toBe(1);
    expect(told).toEqual([]);
    start();
    await settled();
    expect(sdk.clients).toHaveLength(1);
    expect(told).toEqual([]);
  });

  it('leaves also a call that connects later', async () => {
    const { close } = await connecting();
    close();
    await client().resolve({ id: '1' });
    expect(client().stops).toBe(2);
    expect(types()).toEqual(['ready', 'connecting']);
  });

  it('is never ready', async () => {
    engine().close();
    await settled();
    expect(told).toEqual([]);
  });

  it('leaves no timer behind', async () => {
    const { close } = await connecting();
    close();
    expect(vi.getTimerCount()).toBe(0);
  });
});
