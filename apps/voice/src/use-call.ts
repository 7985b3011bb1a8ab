import type { Notify, Shell, ToastId } from '@thela/contract';
import { findRecognition, microphonePermission } from '@thela/speech';
import { useEffect, useReducer, useRef, useState } from 'react';
import { callReducer, canEnd, canStart, failureText, isConnected } from './call-state';
import type { CallState } from './call-state';
import { messagesNow } from './messages';
import type {
  CreateVoiceEngine,
  VoiceEngine,
  VoiceEvent,
  VoiceFailure,
  VoiceFailureKind,
} from './voice-engine';

export interface Call {
  readonly state: CallState;
  /** What does not work in this call, which continues without it. */
  readonly troubles: readonly VoiceFailure[];
  /** The loudness of the assistant's voice, 0 to 1; `null` where the engine does not measure it. */
  readonly volume: number | null;
  /** Starts a call, or ends the current one. */
  readonly toggle: () => void;
  readonly say: VoiceEngine['say'];
  readonly note: VoiceEngine['note'];
  readonly tap: VoiceEngine['tap'];
}

/** Whether the browser hears without a question; where it does not tell: no. */
async function mayListen({ engine }: Shell['voice']): Promise<boolean> {
  if (engine !== 'browser' || !findRecognition()) return false;
  return (await microphonePermission()) === 'granted';
}

/**
 * Runs one call at a time, shows its steps as toasts, and ends it with the component. A tap of the tab Talk listens at once
 * where the browser may.
 *
 * @param create makes the engine; only the first one given is used
 * @param onEvent gets every event of the engine, after the state of the call was updated
 */
export function useCall(
  create: CreateVoiceEngine,
  { brand, notify, reportError, voice, onTalk }: Shell,
  onEvent: (event: VoiceEvent) => void,
): Call {
  const [state, dispatch] = useReducer(callReducer, { status: 'initializing' });
  const [troubles, setTroubles] = useState<readonly VoiceFailure[]>([]);
  const [volume, setVolume] = useState<number | null>(null);
  const engine = useRef<VoiceEngine | null>(null);
  const [createEngine] = useState(() => create);
  const talk = () => {
    if (state.status === 'listening' && state.attention === 'resting') engine.current?.tap();
    else if (!isConnected(state)) start(true);
  };
  const start = (isListening?: boolean) => {
    dispatch({ type: 'start-asked' });
    engine.current?.start(isListening);
  };
  const latest = useRef({ onEvent, reportError, talk });
  useEffect(() => {
    latest.current = { onEvent, reportError, talk };
  });

  const { assistant } = brand;
  useEffect(() => {
    const toasts = callToasts(notify, assistant);
    const running = createEngine((event) => {
      dispatch(event);
      toasts.hear(event);
      if (event.type === 'connecting') {
        setTroubles([]);
        setVolume(null);
      }
      if (event.type === 'connected') {
        setTroubles((earlier) => earlier.filter(({ kind }) => kind !== 'microphone-asked'));
      }
      if (event.type === 'volume') setVolume(inSteps(event.level));
      if (event.type === 'trouble') setTroubles((earlier) => withTrouble(earlier, event.failure));
      if (event.type === 'attention' && event.attention === 'hearing') {
        setTroubles((earlier) => earlier.filter(({ kind }) => !untilHearing.has(kind)));
      }
      if (event.type === 'error' || event.type === 'trouble') {
        const { kind, cause } = event.failure;
        if (cause !== undefined) latest.current.reportError(cause, `voice call: ${kind}`);
      }
      latest.current.onEvent(event);
    });
    engine.current = running;
    return () => {
      engine.current = null;
      running.close();
      toasts.leave();
    };
  }, [createEngine, notify, assistant]);

  useEffect(
    () => onTalk?.(() => void mayListen(voice).then((may) => may && latest.current.talk())),
    [onTalk, voice],
  );

  return {
    state,
    troubles,
    volume,
    toggle: () => {
      if (canStart(state)) start();
      else if (canEnd(state)) {
        dispatch({ type: 'end-asked' });
        engine.current?.stop();
      }
    },
    say: (text) => engine.current?.say(text),
    note: (text) => engine.current?.note(text),
    tap: () => engine.current?.tap(),
  };
}

/** Rounds the loudness to a few steps: fewer renders, and no visible difference. */
function inSteps(level: number): number {
  return Math.round(level * 4) / 4;
}

/** Troubles that are over once the engine hears again. */
const untilHearing: ReadonlySet<VoiceFailureKind> = new Set([
  'connection-waiting',
  'nothing-heard',
]);

function withTrouble(earlier: readonly VoiceFailure[], failure: VoiceFailure) {
  return [...earlier.filter(({ kind }) => kind !== failure.kind), failure];
}

/** The toasts of the calls: one while a call connects, then its outcome in the same place. */
function callToasts(notify: Notify, assistant: string) {
  let connecting: ToastId | null = null;
  let isLive = false;
  let hasFailed = false;

  /** Replaces the toast that says 'connecting'. */
  const show = (kind: 'info' | 'success' | 'error', message: string) => {
    const toast = { kind, message, urgency: kind === 'error' ? 'assertive' : 'polite' } as const;
    if (connecting === null) notify.show(toast);
    else notify.update(connecting, toast);
    connecting = null;
  };
  const end = () => {
    if (isLive && !hasFailed) show('info', messagesNow().toast.ended);
    isLive = false;
  };
  return {
    hear: (event: VoiceEvent) => {
      if (event.type === 'connecting') {
        isLive = true;
        hasFailed = false;
        const message = messagesNow().toast.connecting(assistant);
        connecting = notify.show({ kind: 'loading', message, urgency: 'polite' });
      }
      if (event.type === 'connected') show('success', messagesNow().toast.connected(assistant));
      if (event.type === 'error') {
        hasFailed = true;
        show('error', failureText(event.failure, messagesNow()));
      }
      if (event.type === 'disconnected') end();
    },
    /** The tool is closed, and so is the call. */
    leave: end,
  };
}
