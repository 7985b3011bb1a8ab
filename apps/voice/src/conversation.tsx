import { useStore } from '@thela/contract';
import type { Shell } from '@thela/contract';
import { PageHeader } from '@thela/ui';
import Mic from 'lucide-react/icons/mic';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { Assistant } from './assistant/assistant';
import { canStart, isConnected } from './call-state';
import { ConversationCard } from './conversation-card';
import { rules } from './lazy-assistant';
import type { TranscriptStore } from './conversation-store';
import { useMessages } from './messages';
import { SessionControls, SessionNotes } from './session-panel';
import { TextEntry } from './text-entry';
import type { TextEntryHandle } from './text-entry';
import { lineOfReply } from './transcript-state';
import { useCall } from './use-call';
import { useKeyboard } from './use-keyboard';
import type { CreateVoiceEngine, TranscriptMessage, VoiceEvent } from './voice-engine';
import { hasChanged } from './assistant/reply';

interface TypedConversation {
  readonly state: 'idle' | 'thinking';
  /** Gives a typed text to the assistant; an earlier one without an answer yet is cancelled. */
  readonly say: (text: string) => void;
  /** Cancels the text that has no answer yet. */
  readonly stop: () => void;
}

/**
 * Typed conversation, which needs no call.
 *
 * @param add gets each line of the conversation
 */
function useTypedConversation(
  assistant: Assistant,
  add: (message: TranscriptMessage) => void,
): TypedConversation {
  const [state, setState] = useState<TypedConversation['state']>('idle');
  const asking = useRef<AbortController | null>(null);
  useEffect(() => () => asking.current?.abort(), []);

  const stop = () => {
    asking.current?.abort();
    setState('idle');
  };
  const ask = async (text: string) => {
    asking.current?.abort();
    const { signal } = (asking.current = new AbortController());
    add({ role: 'user', text });
    setState('thinking');
    const reply = await assistant.reply(text, signal);
    if (!signal.aborted) setState('idle');
    // What is in the records must be seen, and can be taken back there.
    if (!signal.aborted || hasChanged(reply)) add(lineOfReply(reply));
  };
  return { state, say: (text) => void ask(text), stop };
}

export interface ConversationProps {
  readonly shell: Shell;
  /** Answers typed texts outside a call. */
  readonly assistant: Assistant;
  readonly transcript: TranscriptStore;
  readonly createEngine: CreateVoiceEngine;
}

export function Conversation({ shell, assistant, transcript, createEngine }: ConversationProps) {
  const { brand } = shell;
  const messages = useMessages();
  const isHelper = useStore(shell.stall.role) === 'helper';
  const role = useStore(assistant.role);
  const { menu } = useStore(shell.day);
  const dish = (menu.find(({ id }) => id === 'masala-dosa') ?? menu[0])?.name ?? '';
  const { examples } = messages;
  const sale = examples.sale(dish);
  const entry = useRef<TextEntryHandle>(null);
  const { lines } = useStore(transcript);
  const { dispatch } = transcript;
  const add = (message: TranscriptMessage) => dispatch({ type: 'added', message });
  const typed = useTypedConversation(assistant, add);
  const hear = (event: VoiceEvent) => {
    if (event.type === 'transcript') add(event.message);
    if (event.type !== 'connected') return;
    typed.stop();
    dispatch({ type: 'call-began' });
  };
  const call = useCall(createEngine, shell, hear);
  const toggle = () => {
    // What was said before it goes then; a tap of the tab Talk goes on with it.
    if (canStart(call.state)) dispatch({ type: 'call-asked' });
    call.toggle();
  };
  const say = isConnected(call.state) ? call.say : typed.say;
  const tryExample = (example: string) => {
    if (example !== sale) return say(example);
    // Said as it stands it would be written into the books.
    entry.current?.fill(example);
  };
  const undo = async (change: string) => {
    const reply = await assistant.undo(change);
    add(lineOfReply(reply));
    call.note(reply.text);
  };

  return (
    <>
      <PageHeader
        icon={<Mic className="size-7" />}
        title={brand.assistant}
        subtitle={isHelper ? messages.helper.subtitle : messages.subtitle}
      >
        <CallStatus isSpeaking={call.state.status === 'speaking'} />
      </PageHeader>
      {/* High enough for the bar to stay at the bottom of the window, however short the conversation is. */}
      <div className="grid grid-cols-1 items-start gap-4 max-lg:min-h-[calc(100dvh-12rem-var(--bottom-bar,0px))] max-lg:grid-rows-[1fr_auto_auto] sm:gap-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_1fr_auto]">
        <div className="min-w-0 lg:row-span-2 [&_button]:scroll-mb-40">
          <ConversationCard
            assistant={brand.assistant}
            examples={[
              examples.sour,
              ...(menu.length > 0 ? [sale] : []),
              ...(isHelper ? [messages.helper.example] : [examples.shopping, examples.cost(dish)]),
            ]}
            role={isConnected(call.state) && shell.voice.engine === 'vapi' ? undefined : role}
            lines={lines}
            isThinking={typed.state === 'thinking'}
            notify={shell.notify}
            onExample={tryExample}
            onAnswer={say}
            onUndo={(change) => void undo(change)}
            onSetUp={shell.stall.open}
          />
        </div>
        <SessionNotes engine={shell.voice.engine} call={call} />
        <ActionBar>
          <SessionControls assistant={brand.assistant} call={{ ...call, toggle }} />
          <TextEntry assistant={brand.assistant} handle={entry} onSend={say} />
        </ActionBar>
      </div>
    </>
  );
}

/** What stands at the bottom of a small screen, above its keyboard. */
function ActionBar({ children }: { readonly children: ReactNode }) {
  const keyboard = useKeyboard();
  return (
    <div
      onFocus={rules.prefetch}
      style={{ bottom: `calc(var(--bottom-bar, 0px) + ${keyboard}px)` }}
      className="typing-bar z-10 -mx-4 flex flex-col gap-2 border-t border-line bg-rice px-4 py-2 sm:-mx-8 sm:px-8 lg:contents [@media(min-height:22rem)]:sticky"
    >
      {children}
    </div>
  );
}

/** The line in the page header that says whether the assistant speaks. */
function CallStatus({ isSpeaking }: { readonly isSpeaking: boolean }) {
  const messages = useMessages();
  return (
    <p
      role="status"
      data-state={isSpeaking ? 'speaking' : 'ready'}
      className="mt-1 flex items-center gap-2 text-ink-soft"
    >
      <span
        aria-hidden="true"
        className={`size-3 rounded-full ${isSpeaking ? 'animate-pulse bg-flame motion-reduce:animate-none' : 'bg-leaf'}`}
      />
      <span>{isSpeaking ? messages.status.speaking : messages.status.ready}</span>
    </p>
  );
}
