import type { Shell } from '@thela/contract';
import { lazyModule } from '@thela/language';
import { createStore } from 'zustand/vanilla';
import type { Assistant } from './assistant/assistant';
import type { Skill } from './assistant/reply';
import { messagesNow } from './messages';

export const rules = lazyModule(() => import('./rules'));

/** Fetches the rules, and the weights that tell what a sentence means. */
export function prefetchAll(): void {
  rules.load().then(
    ({ fetchModel }) => fetchModel(),
    () => {},
  );
}

/** An assistant whose rules are fetched when they are first needed. */
export function lazyAssistant(shell: Shell): Assistant {
  const role = createStore<Skill>(() => 'sous-chef');
  let made: Assistant | undefined;
  const load = async () => {
    const { createAssistant } = await rules.load();
    if (!made) {
      const { role: latest } = (made = createAssistant(shell));
      latest.subscribe(() => role.setState(latest.getSnapshot(), true));
    }
    return made;
  };
  return {
    reply: async (text, signal) => {
      const assistant = await load().catch((error: unknown) =>
        shell.reportError(error, 'fetching the rules'),
      );
      if (assistant) return assistant.reply(text, signal);
      const lost = { text: messagesNow().notFetched, answers: [text] };
      return { ...lost, skill: 'sous-chef', source: 'set-phrase' };
    },
    replyFromRecords: async (...given) => (await load()).replyFromRecords(...given),
    undo: async (writtenId) => (await load()).undo(writtenId),
    role: { getSnapshot: role.getState, subscribe: role.subscribe },
    // What is not made yet has nothing to forget.
    reset: () =>
      void load().then(
        ({ reset }) => reset(),
        () => {},
      ),
  };
}
