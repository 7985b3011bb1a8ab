import type { Session, Shell, Store } from '@thela/contract';
import { createStore } from 'zustand/vanilla';
import { lazyAssistant } from './lazy-assistant';
import { emptyTranscript, transcriptReducer } from './transcript-state';
import type { Transcript, TranscriptEvent } from './transcript-state';

export interface TranscriptStore extends Store<Transcript> {
  readonly dispatch: (event: TranscriptEvent) => void;
}

export function createTranscript(): TranscriptStore {
  const store = createStore<Transcript>(() => emptyTranscript);
  return {
    getSnapshot: store.getState,
    subscribe: store.subscribe,
    dispatch: (event) => store.setState(transcriptReducer(store.getState(), event), true),
  };
}

const begin = (shell: Shell) => ({
  assistant: lazyAssistant(shell),
  transcript: createTranscript(),
});

let latest: {
  readonly conversation: ReturnType<typeof begin>;
  readonly isOf: (shell: Shell) => boolean;
  readonly forget: () => void;
} | null = null;

/**
 * The conversation about the ledger that is shown. It lasts as long as the page, in memory alone: who leaves the tool and
 * comes back finds it, and can take back what it wrote. Another person, ledger or role, or a logout, begins an empty one.
 */
export function conversationOf(shell: Shell): ReturnType<typeof begin> {
  if (latest?.isOf(shell)) return latest.conversation;
  latest?.forget();
  const role = shell.stall.role.getSnapshot();
  const { append } = shell.ledger;
  const unsubscribe = onOtherPerson(shell.session, () => latest?.forget());
  const conversation = begin(shell);
  latest = {
    conversation,
    // A ledger is known by its functions.
    isOf: ({ ledger, stall }) => ledger.append === append && stall.role.getSnapshot() === role,
    forget: () => {
      unsubscribe();
      latest = null;
    },
  };
  return conversation;
}

function onOtherPerson(session: Store<Session>, act: () => void): () => void {
  const personNow = () => {
    const current = session.getSnapshot();
    return current.status === 'signed-in' ? current.user.id : current.status;
  };
  let person = personNow();
  return session.subscribe(() => {
    const before = person;
    person = personNow();
    // At first the page does not know who is there.
    if (before !== 'unknown' && person !== before) act();
  });
}
