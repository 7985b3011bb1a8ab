import type { AnswerStore } from '@thela/contract';

/** The answers of a tool, whose code is loaded when a tool first asks for them: most tools never do. */
export function lazyAnswers(
  load: () => Promise<AnswerStore>,
  onError: (error: unknown) => void,
): AnswerStore {
  let found: AnswerStore | undefined;
  let loading: Promise<AnswerStore> | undefined;
  /** After a failure the next call tries again. */
  const open = () =>
    (loading ??= load().then(
      (store) => (found = store),
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    ));
  return {
    getSnapshot: () => found?.getSnapshot() ?? NONE,
    subscribe: (listener) => {
      let isEnded = false;
      let end = () => {};
      open().then((store) => {
        if (isEnded) return;
        end = store.subscribe(listener);
        listener();
      }, onError);
      return () => {
        isEnded = true;
        end();
      };
    },
    keep: async (answer) => (await open()).keep(answer),
    judge: async (id, verdict) => (await open()).judge(id, verdict),
    remove: async (ids) => (await open()).remove(ids),
    restore: async (answers) => (await open()).restore(answers),
  };
}

const NONE: readonly never[] = Object.freeze([]);
