import { showLanguage } from '@thela/language';
import { callsTo, createFakeShell } from '@thela/testkit';
import type { FakeShellOptions } from '@thela/testkit';
import { installScriptedRecognition } from '@thela/speech/testing';
import { expectFocus } from '@thela/testkit/focus';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Assistant } from './assistant/assistant';
import { Conversation } from './conversation';
import { createTranscript } from './conversation-store';
import { silentRecords } from './testing/silent-records';
import { sampleSettings } from './vapi/testing/sample-settings';
import type { VoiceEvent, CreateVoiceEngine } from './voice-engine';

/** A fake engine: the test emits its events and reads the requests it got. */
interface ScriptedEngine {
  readonly create: CreateVoiceEngine;
  /** Emits an event to the page; does nothing after the engine was closed. */
  readonly emit: (...events: readonly VoiceEvent[]) => void;
  /** The page's requests in their order, such as `start` and `say: namaste`. */
  readonly requests: readonly string[];
}

function scriptedEngine(): ScriptedEngine {
  const requests: string[] = [];
  let listener: ((event: VoiceEvent) => void) | null = null;
  return {
    requests,
    emit: (...events) => events.forEach((event) => listener?.(event)),
    create: (emit) => {
      listener = emit;
      return {
        start: (isListening) => requests.push(isListening ? 'listen' : 'start'),
        stop: () => requests.push('stop'),
        say: (text) => requests.push(`say: ${text}`),
        note: (text) => requests.push(`note: ${text}`),
        tap: () => requests.push('tap'),
        close: () => {
          requests.push('close');
          listener = null;
        },
      };
    },
  };
}

const echo: Assistant = {
  ...silentRecords,
  reply: (text) => Promise.resolve({ text: `about ${text}`, skill: 'sous-chef', source: 'book' }),
  reset: () => {},
};

function open(options: FakeShellOptions = {}) {
  const shell = createFakeShell(options);
  const engine = scriptedEngine();
  const page = render(
    <Conversation
      shell={shell}
      assistant={echo}
      transcript={createTranscript()}
      createEngine={engine.create}
    />,
  );
  const emit = (...events: VoiceEvent[]) => act(() => engine.emit(...events));
  const toasts = () =>
    callsTo(shell)
      .shownToasts()
      .map(({ kind, message }) => `${kind}: ${message}`);
  return { ...engine, tell: emit, toasts, page, shell };
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const mainButton = () =>
  screen.getByRole<HTMLButtonElement>('button', { name: /Session|Initializing/ });
const lines = () =>
  [...screen.getByRole('log').querySelectorAll('[data-role]')].map(
    ({ textContent }) => textContent,
  );

async function connect(call: ReturnType<typeof open>) {
  call.tell({ type: 'ready' });
  await press('Start Session');
  call.tell({ type: 'connecting' }, { type: 'connected' });
}

it('initializes until there is something that can hold a call', () => {
  const { tell: emit } = open();
  expect(mainButton().textContent).toBe('Initializing...');
  expect(mainButton().disabled).toBe(true);
  emit({ type: 'ready' });
  expect(mainButton().textContent).toBe('Start Session');
  expect(mainButton().disabled).toBe(false);
});

it('says how to begin while nothing was said, with a phrase about sour tomatoes', () => {
  open();
  expect(screen.getByText('Click "Start Session" to talk to Chaat-GPT.')).toBeTruthy();
  expect(screen.getByRole('button', { name: /tamatar bahut khatte/ })).toBeTruthy();
});

describe('another language that is chosen in a call', () => {
  afterEach(() => act(() => showLanguage('en-IN')));

  it('is that of the page at once; the call goes on, and its lines stay as they were said', async () => {
    const call = open();
    await connect(call);
    call.tell(
      { type: 'transcript', message: { role: 'assistant', text: 'Add 10 g.', source: 'book' } },
      { type: 'trouble', failure: { kind: 'no-voice', script: 'telugu' } },
    );
    await act(() => showLanguage('te-IN'));
    expect(screen.getByRole('button', { name: 'ముగించండి' })).toBeTruthy();
    expect(lines()).toEqual(['Chaat-GPTసిద్ధంగా ఉన్న టిప్Add 10 g.']);
    expect(screen.getByText(/తెలుగు వాయిస్ లేదు/)).toBeTruthy();
    expect(call.requests).toEqual(['start']);
    call.tell({ type: 'disconnected' });
    expect(call.toasts().at(-1)).toBe('info: సంభాషణ ముగిసింది.');
  });
});

describe('a call', () => {
  it('is started and ended by the one button, with a toast for each step', async () => {
    const call = open();
    call.tell({ type: 'ready' });
    await press('Start Session');
    expect(mainButton().textContent).toBe('End Session');
    call.tell({ type: 'connecting' });
    expect(screen.getByText('Connecting...')).toBeTruthy();
    expect(call.toasts()).toEqual(['loading: Chaat-GPT is connecting...']);
    call.tell({ type: 'connected' });
    expect(call.toasts()).toEqual(['success: Chaat-GPT is connected!']);
    await press('End Session');
    expect(mainButton().disabled).toBe(true);
    call.tell({ type: 'disconnected' });
    expect(mainButton().textContent).toBe('Start Session');
    expect(call.toasts()).toEqual(['success: Chaat-GPT is connected!', 'info: Session ended.']);
    expect(call.requests).toEqual(['start', 'stop']);
  });

  it('says in the head that the assistant speaks, and nothing else than that it is ready', async () => {
    const call = open();
    const status = () => screen.getByRole('status').textContent;
    await connect(call);
    call.tell({ type: 'attention', attention: 'hearing' });
    expect(status()).toBe('Ready');
    call.tell({ type: 'speech-start' });
    expect(status()).toBe('Assistant is speaking...');
    await press('Stop speaking');
    expect(call.requests).toEqual(['start', 'tap']);
    call.tell({ type: 'speech-end' });
    expect(status()).toBe('Ready');
    expect(screen.getByText('Listening... speak now')).toBeTruthy();
  });

  it('clears what stood there before, once it is connected', async () => {
    const call = open();
    await userEvent.type(screen.getByRole('textbox'), 'salt{Enter}');
    await waitFor(() => expect(lines()).toHaveLength(2));
    call.tell({ type: 'ready' });
    await press('Start Session');
    call.tell({ type: 'connecting' });
    expect(lines()).toHaveLength(2);
    call.tell({ type: 'connected' });
    expect(screen.queryByRole('log')).toBeNull();
  });

  it('shows who said what', async () => {
    const call = open();
    await connect(call);
    call.tell(
      { type: 'transcript', message: { role: 'user', text: 'tamatar khatte hain' } },
      { type: 'transcript', message: { role: 'assistant', text: 'Add 10 g.', source: 'book' } },
    );
    expect(lines()).toEqual(['Youtamatar khatte hain', 'Chaat-GPTBuilt-in tipAdd 10 g.']);
  });

  it('takes typed words in', async () => {
    const call = open();
    await connect(call);
    await userEvent.type(screen.getByRole('textbox'), ' kitna hua? {Enter}');
    expect(call.requests).toEqual(['start', 'say: kitna hua?']);
  });

  it('ends with the tool, which says so', async () => {
    const call = open();
    await connect(call);
    call.page.unmount();
    expect(call.requests).toEqual(['start', 'close']);
    expect(call.toasts()).toContain('info: Session ended.');
  });
});

it('says above its button that the microphone must be allowed, until it is', async () => {
  const call = open();
  call.tell({ type: 'ready' });
  await press('Start Session');
  const trouble: VoiceEvent = { type: 'trouble', failure: { kind: 'microphone-asked' } };
  call.tell({ type: 'connecting' }, trouble);
  const note = screen.getByText('The browser asks about the microphone: allow it.');
  expect(note.compareDocumentPosition(mainButton())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  call.tell({ type: 'connected' });
  expect(screen.queryByText(/^The browser asks/)).toBeNull();
});

describe('a tap of the tab Talk', () => {
  const vapi = sampleSettings;
  afterEach(() => vi.unstubAllGlobals());

  async function tapTab(microphone: string | null, options: FakeShellOptions = {}) {
    installScriptedRecognition();
    const query = async () => {
      if (microphone === null) throw new TypeError('unknown');
      return { state: microphone };
    };
    vi.stubGlobal('navigator', { permissions: { query } });
    let tap = () => {};
    const onTalk = (listener: () => void) => {
      tap = listener;
      listener();
      return () => {};
    };
    const call = open({ ...options, onTalk });
    call.tell({ type: 'ready' });
    await act(async () => {});
    return { ...call, tapAgain: () => act(async () => tap()) };
  }

  it('listens at once where the microphone is allowed, and again where the call waits', async () => {
    const call = await tapTab('granted');
    expect(call.requests).toEqual(['listen']);
    expect(mainButton().textContent).toBe('End Session');
    const greeting = { role: 'assistant', text: 'Namaste!' } as const;
    call.tell({ type: 'connecting' }, { type: 'connected' });
    call.tell({ type: 'transcript', message: greeting });
    // Nobody has said anything yet; what was said before would go on.
    expect(screen.getByRole('button', { name: /tamatar bahut khatte/ })).toBeTruthy();
    await call.tapAgain();
    expect(call.requests).toEqual(['listen', 'tap']);
  });

  it.each([
    ['the browser would ask', 'prompt', {}],
    ['the microphone is blocked', 'denied', {}],
    ['the browser does not tell', null, {}],
    ['a service holds the call', 'granted', { voice: vapi }],
  ] as const)('waits at "Start Session" where %s', async (_, microphone, options) => {
    const call = await tapTab(microphone, options);
    expect(call.requests).toEqual([]);
    expect(mainButton().textContent).toBe('Start Session');
    expect(screen.getByText('Click "Start Session" to talk to Chaat-GPT.')).toBeTruthy();
  });
});

describe('a call that fails', () => {
  it('leaves one toast, says what to do, and can be started again', async () => {
    const call = open();
    call.tell({ type: 'ready' });
    await press('Start Session');
    call.tell(
      { type: 'connecting' },
      { type: 'error', failure: { kind: 'microphone-blocked' } },
      { type: 'disconnected' },
    );
    expect(call.toasts()).toEqual([expect.stringMatching(/^error: The microphone is blocked\./)]);
    expect(screen.getByText(/^The microphone is blocked\. Allow it/)).toBeTruthy();
    await press('Start Session');
    expect(call.requests).toEqual(['start', 'start']);
  });

  it('shows what the service said of it', async () => {
    const call = open();
    await connect(call);
    const failure = { kind: 'call-refused', detail: 'voice must be a string' } as const;
    call.tell({ type: 'error', failure }, { type: 'disconnected' });
    expect(screen.getByText(/\(voice must be a string\)$/)).toBeTruthy();
    expect(call.toasts()).toHaveLength(2);
  });

  it('hands over the cause, for the log', async () => {
    const call = open();
    await connect(call);
    const cause = new Error('socket closed');
    call.tell({ type: 'error', failure: { kind: 'connection-lost', cause } });
    expect(callsTo(call.shell).reportedErrors).toEqual([
      { error: cause, place: 'voice call: connection-lost' },
    ]);
  });
});

it('says what is out of order in a call that goes on', async () => {
  const call = open();
  await connect(call);
  const trouble: VoiceEvent = { type: 'trouble', failure: { kind: 'no-network' } };
  call.tell(trouble, trouble, { type: 'attention', attention: 'resting' });
  expect(screen.getAllByText(/^There is no network for speech/)).toHaveLength(1);
  expect(mainButton().textContent).toBe('End Session');
  await press('Tap to speak');
  expect(call.requests).toEqual(['start', 'tap']);
});

it('offers nothing to tap where the browser cannot hear', async () => {
  const call = open();
  await connect(call);
  call.tell(
    { type: 'trouble', failure: { kind: 'no-speech-input' } },
    { type: 'attention', attention: 'resting' },
  );
  expect(screen.getByText(/^This browser cannot turn speech into text/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Tap to speak' })).toBeNull();
});

describe('without a call', () => {
  it('answers in writing', async () => {
    const call = open();
    await userEvent.type(screen.getByRole('textbox', { name: 'Type to Chaat-GPT' }), 'salt{Enter}');
    await waitFor(() => expect(lines()).toEqual(['Yousalt', 'Chaat-GPTBuilt-in tipabout salt']));
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('');
    expect(call.requests).toEqual([]);
  });

  it('an example is asked at a tap', async () => {
    open();
    await press('What does one Masala Dosa cost me?');
    expect(lines()[0]).toBe('YouWhat does one Masala Dosa cost me?');
  });

  it('an example that would be written waits in the field', async () => {
    const call = open({ stall: 'own' });
    await press(`2 ${call.shell.day.getSnapshot().menu[0]?.name} becha`);
    const field = screen.getByRole<HTMLInputElement>('textbox');
    expect(field.value).toMatch(/^2 .+ becha$/);
    await expectFocus(() => field);
    expect(screen.queryByRole('log')).toBeNull();
  });

  it('a helper gets no example about money', () => {
    open({ stall: 'own', role: 'helper' });
    expect(screen.queryByRole('button', { name: /cost me|kharidna/ })).toBeNull();
    expect(screen.getByRole('button', { name: 'How many plates today?' })).toBeTruthy();
  });

  it('the field stands above a keyboard that covers the page', () => {
    const viewport = Object.assign(new EventTarget(), {
      height: innerHeight,
      offsetTop: 0,
      scale: 1,
    });
    vi.stubGlobal('visualViewport', viewport);
    open();
    viewport.height -= 300;
    act(() => void viewport.dispatchEvent(new Event('resize')));
    const dock = screen.getByRole('textbox').closest<HTMLElement>('[style]');
    expect(dock?.style.bottom).toContain('300px');
    vi.unstubAllGlobals();
  });

  it('sends nothing for an empty text, and keeps one that is too long', async () => {
    open();
    await userEvent.type(screen.getByRole('textbox'), ' \u200B{Enter}');
    expect(screen.queryByRole('log')).toBeNull();
    await userEvent.click(screen.getByRole('textbox'));
    await userEvent.paste('x'.repeat(8001));
    await press('Send');
    expect(screen.getByRole('alert').textContent).toMatch(/^That is too long: 8,003 letters/);
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toHaveLength(8003);
  });
});

describe('what was written', () => {
  const written = {
    role: 'assistant',
    text: '2 Upma counted: 11 today, ₹440.',
    source: 'calculated',
    writtenId: 'written-1',
  } as const;

  it('is undone at its line, once, and the call knows of it', async () => {
    const call = open();
    await connect(call);
    call.tell({ type: 'transcript', message: written });
    const undo = screen.getByRole('button', { name: 'Undo', description: /^2 Upma counted/ });
    await userEvent.click(undo);
    await waitFor(() => expect(lines().at(-1)).toBe('Chaat-GPTCalculatedUndone: written-1.'));
    expect(call.requests).toEqual(['start', 'note: Undone: written-1.']);
    const undone = screen.getByRole('button', { name: 'Undone' });
    await expectFocus(() => undone);
    await userEvent.keyboard('{Enter}');
    expect(lines()).toHaveLength(2);
  });

  it('is shown as undone when that was said', async () => {
    const call = open();
    await connect(call);
    const undone = { role: 'assistant', text: 'Undone.', undoneId: 'written-1' } as const;
    call.tell(
      { type: 'transcript', message: written },
      { type: 'transcript', message: { ...written, writtenId: 'written-2' } },
      { type: 'transcript', message: undone },
    );
    const names = screen.getAllByRole('button', { name: /^Undo/ }).map((one) => one.textContent);
    expect(names).toEqual(['Undone', 'Undo']);
  });
});

it('a question back is answered with a tap, until something else is said to it', async () => {
  const call = open();
  await connect(call);
  const question = {
    role: 'assistant',
    text: 'Which one: Masala Dosa or Plain Dosa?',
    answers: ['Masala Dosa', 'Plain Dosa'],
  } as const;
  // The voice service says it, too.
  const { role, text } = question;
  call.tell(
    { type: 'transcript', message: question },
    { type: 'transcript', message: { role, text } },
  );
  await userEvent.click(
    within(screen.getByRole('group', { name: 'Answers' })).getByRole('button', {
      name: 'Plain Dosa',
    }),
  );
  expect(call.requests).toEqual(['start', 'say: Plain Dosa']);
  await expectFocus(() => screen.getByRole('log'));
  call.tell({ type: 'transcript', message: { role: 'user', text: 'Plain Dosa' } });
  expect(screen.queryByRole('group', { name: 'Answers' })).toBeNull();
});

it('leads to the stall where it must be set up first', async () => {
  const call = open();
  await connect(call);
  const message = { role: 'assistant', text: 'Set up first.', needsStall: true } as const;
  call.tell({ type: 'transcript', message });
  await press('Set up my stall');
  expect(callsTo(call.shell).openedStall()).toBe(1);
});

it('the conversation can be copied', async () => {
  const user = userEvent.setup();
  const call = open();
  await connect(call);
  call.tell(
    { type: 'transcript', message: { role: 'user', text: 'Namaste' } },
    { type: 'transcript', message: { role: 'assistant', text: 'Bataiye' } },
  );
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await navigator.clipboard.readText()).toBe('You: Namaste\nChaat-GPT: Bataiye');
  expect(call.toasts()).toContain('success: Conversation copied.');
});
