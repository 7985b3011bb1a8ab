/**
 * The result of an attempt to join a call: `deaf` joins but refuses to filter noise and to measure the voice, `silent`
 * joins but never reports that it listens, `hanging` never answers.
 */
export type FakeJoin =
  | 'joins'
  | 'deaf'
  | 'silent'
  | 'hanging'
  | 'refused'
  | 'microphone-blocked'
  | 'no-microphone';

interface FakeCallPage {
  readonly send: (message: object | string) => void;
  readonly speak: (level: number) => void;
  readonly fail: (type: string) => void;
  readonly interrupt: (event: 'interrupted' | 'connected') => void;
  readonly leave: () => void;
  readonly actions: readonly string[];
  readonly sent: readonly unknown[];
}

declare global {
  interface Window {
    fakeCall?: FakeCallPage;
    _daily?: {
      readonly pendings: string[];
      readonly instances: Record<string, { callMachine?: object }>;
    };
  }
}

/**
 * Runs in the page instead of Daily's call machine, and exchanges the same messages with daily-js. The
 * page gets its source text, so it must not use anything outside this function.
 */
export function installFakeCall(join: FakeJoin): void {
  interface Message {
    readonly what?: string;
    readonly from?: string;
    readonly action?: string;
    readonly callClientId?: string;
    readonly callbackStamp?: string;
    readonly data?: string;
  }
  const WHAT = 'iframe-call-message';
  const actions: string[] = [];
  const sent: unknown[] = [];
  const { _daily: daily } = window;
  const [callClientId = ''] = daily?.pendings.splice(0) ?? [];
  const instance = daily?.instances[callClientId];
  const state = { local: { streams: {} }, participants: {}, streams: {} };
  if (instance) instance.callMachine = { store: { getState: () => state }, reset: () => {} };

  const post = (message: object) =>
    window.postMessage({ what: WHAT, from: 'embedded', callClientId, ...message }, '*');
  const leave = () => {
    window.removeEventListener('message', receive);
    post({ action: 'left-meeting' });
  };
  const send = (message: object | string) => {
    const data = typeof message === 'string' ? message : JSON.stringify(message);
    post({ action: 'app-message', data, fromId: 'voice-service' });
  };
  const refuseMicrophone = (type: string, words: string) => {
    const errorMsg = { errorMsg: words, audioOk: false, videoOk: true };
    post({ action: 'camera-error', errorMsg, error: { type, msg: words } });
  };

  const joinCall = (callbackStamp: string | undefined) => {
    if (join === 'hanging') return;
    if (join === 'refused') {
      post({ callbackStamp, action: 'join-meeting', error: 'The room does not open.' });
      return;
    }
    if (join === 'microphone-blocked') refuseMicrophone('permissions', 'not allowed');
    if (join === 'no-microphone') refuseMicrophone('not-found', 'devices error');
    const local = { session_id: 'vendor', local: true, tracks: {} };
    post({ action: 'joined-meeting', participants: { local } });
    if (join === 'joins' || join === 'deaf') send('listening');
  };

  function receive({ data: message }: MessageEvent<Message | null>) {
    if (message?.what !== WHAT || message.from !== 'module') return;
    if (message.callClientId !== callClientId) return;
    const { action = '', callbackStamp, data } = message;
    actions.push(action);
    if (action === 'join-meeting') joinCall(callbackStamp);
    else if (action === 'leave-meeting') leave();
    else if (action === 'app-msg') sent.push(data?.startsWith('{') ? JSON.parse(data) : data);
    else if (callbackStamp && join === 'deaf') {
      post({ callbackStamp, action, error: { type: 'audio-processor-error', msg: 'Canceled' } });
    } else if (callbackStamp) post({ callbackStamp, action, inputSettings: {} });
  }

  window.addEventListener('message', receive);
  window.fakeCall = {
    actions,
    sent,
    send,
    leave,
    speak: (level) =>
      post({ action: 'remote-participants-audio-level', participantsAudioLevel: { bot: level } }),
    interrupt: (event) => post({ action: 'network-connection', type: 'signaling', event }),
    fail: (type) => {
      window.removeEventListener('message', receive);
      post({ action: 'error', errorMsg: `Fatal: ${type}`, error: { type, msg: `Fatal: ${type}` } });
    },
  };
  post({ action: 'call-machine-initialized' });
  post({ action: 'loaded' });
}
