// Reading files in: loaded when somebody does so, or when a page finds one that is not finished.
//
// A file is staged whole before anything of it is added, in parts. A step stores one part and how far the file is, under the
// lock of the ledger, and can be repeated: a page that ends has lost and doubled nothing, and the next one goes on. Of a part
// that is stored stays what takes it back; undoing goes the same steps.
import { randomId } from '@thela/contract';
import { fitsStall } from '@thela/ledger';
import type { StallDay } from '@thela/ledger';
import type { StoreApi } from 'zustand/vanilla';
import { addAnswers, newAnswersOf, removeAnswers } from '../answers/answer-files';
import type { AnswerLocation } from '../answers/stored-answers';
import type { EventDatabase } from './event-database';
import {
  eventsToRestore,
  headOf,
  inParts,
  neededEvents,
  readHeads,
  readPart,
  undoneEvents,
  undosOf,
} from './import-parts';
import type { StoredImport } from './import-parts';
import { newEvents } from './new-events';
import type { ImportBatch, ImportOutcome, ImportState } from './stall-records';
import type { StoredBook } from './stored-book';
import { readEvent } from './tab-channel';
import { faultOf } from './write-queue';

/** Letters of the name of a file. */
const LONGEST_NAME = 200;

export interface ImportsOptions {
  /** Name of the lock that one tab has while it reads files in. */
  readonly lock: string;
  readonly open: () => Promise<StoredBook>;
  readonly device: () => string;
  readonly answers: AnswerLocation;
  readonly state: Pick<StoreApi<readonly ImportState[]>, 'getState' | 'setState'>;
  /** Shows what was added to these days, or taken back. */
  readonly show: (days: readonly StallDay[]) => Promise<void>;
  readonly reportError: (error: unknown, place: string) => void;
}

/** @returns what stages, adds and undoes; `resume` goes on with what an earlier page did not finish */
export function createImports(options: ImportsOptions) {
  const { open, state, reportError } = options;
  const running = new Map<string, Promise<ImportOutcome>>();

  const onDatabase = async <Result>(task: (database: EventDatabase) => Promise<Result>) =>
    (await open()).storage.onDatabase(task);

  async function refresh(): Promise<void> {
    const stored = await onDatabase(({ imports }) => imports.all());
    const isElsewhere = await isLocked(options.lock);
    state.setState(
      stored.map(({ id, kind, name, at, status, done, count }) => {
        const isRunning = running.has(id) || (isElsewhere && status !== 'applied');
        return { id, kind, name, at, status, done, count, isRunning };
      }),
      true,
    );
  }

  /** One step after the other. @returns how the file stands then; `null` when it was erased meanwhile */
  async function goOn(id: string): Promise<StoredImport | null> {
    const { now, isDone } = await onDatabase((database) => step(database, id, options));
    await refresh();
    return isDone ? now : goOn(id);
  }

  function run(id: string, begin?: () => Promise<void>): Promise<ImportOutcome> {
    const work = async (): Promise<ImportOutcome> => {
      const stay = askBeforeLeaving();
      try {
        await begin?.();
        await refresh();
        const done = await goOn(id);
        await options.show(done?.days ?? []);
        return { ok: true, id };
      } catch (error) {
        reportError(error, 'reading a file in');
        return { ok: false, reason: faultOf(error) };
      } finally {
        stay();
      }
    };
    const end = async () => {
      running.delete(id);
      await refresh().catch(() => {});
    };
    const outcome = running.get(id) ?? withLock(options.lock, work).finally(end);
    running.set(id, outcome);
    return outcome;
  }

  return {
    refresh,
    stage: async (batch: ImportBatch): Promise<ImportOutcome> => {
      try {
        const book = await open();
        const entries = batch.entries.map(({ entry }) => entry);
        if (!fitsStall(book.view().stall, entries)) return { ok: false, reason: 'too-many' };
        const { staged, parts } = stagedBatch(batch, book, options.device);
        await onDatabase(({ imports }) => imports.stage(staged, parts));
        return { ok: true, id: staged.id };
      } catch (error) {
        reportError(error, 'staging a file');
        return { ok: false, reason: faultOf(error) };
      }
    },
    apply: (id: string) => run(id),
    undo: async (id: string) => {
      await running.get(id);
      return run(id, () => onDatabase((database) => beginUndo(database, id)));
    },
    /** Goes on with what an earlier page did not finish; after another tab, if one does. */
    resume: async () => {
      await refresh();
      const unfinished = () => state.getState().filter(({ status }) => status !== 'applied');
      if (unfinished().length === 0) return;
      await afterOthers(options.lock);
      await refresh();
      await Promise.all(unfinished().map(({ id }) => run(id)));
    },
  };
}

function stagedBatch(
  { kind, name, backup, entries }: ImportBatch,
  { latestOn, changeBefore }: StoredBook,
  device: () => string,
): { readonly staged: StoredImport; readonly parts: readonly string[] } {
  // What is decided about a backup file counts after all that it holds.
  const latest = (day: StallDay, of: string) => Math.max(latestOn(day, of), backup?.latest ?? 0);
  const make = newEvents(device, Date.now, latest, changeBefore);
  const made = entries.flatMap(({ day, entry }) => make([entry], day));
  const parts = [...(backup?.parts ?? []), ...inParts(made)];
  const staged: StoredImport = {
    id: randomId(),
    kind,
    name: name.slice(0, LONGEST_NAME),
    at: Date.now(),
    status: 'applying',
    done: 0,
    count: (backup?.count ?? 0) + made.length,
    next: 0,
    parts: parts.length,
    days: [...new Set([...(backup?.days ?? []), ...made.map(({ day }) => day)])],
    answers: [...(backup?.answers ?? [])],
    needed: [],
  };
  return { staged, parts };
}

interface Step {
  readonly now: StoredImport | null;
  readonly isDone: boolean;
}

/** Stores the next part, or takes it back; after the last one, the file is added, or forgotten. */
async function step(
  database: EventDatabase,
  id: string,
  { answers: location, device }: Pick<ImportsOptions, 'answers' | 'device'>,
): Promise<Step> {
  const { imports, write } = database;
  const now = await findImport(database, id);
  if (now === null || now.status === 'applied') return { now, isDone: true };
  if (now.next === now.parts) {
    if (now.status === 'applying') await imports.put(withAnswers(now, location));
    else {
      removeAnswers(now.answers, location);
      await imports.drop(id);
    }
    return { now, isDone: true };
  }
  const part = (await imports.part(id, now.next)) ?? '[]';
  const isAdding = now.status === 'applying';
  const heads = isAdding ? [] : readHeads(part);
  const events = isAdding
    ? readPart(part)
    : undosOf(heads, new Set(now.needed), { at: Date.now(), device: device() });
  await write(events);
  // What is stored so far is shown by a number; if the page ends before this, the same is stored again.
  const next = {
    ...now,
    next: now.next + 1,
    done: now.done + (isAdding ? events.length : heads.length),
  };
  const left = isAdding ? JSON.stringify(events.flatMap(headOf)) : null;
  await imports.advance(next, now.next, left);
  return { now: next, isDone: false };
}

/** From now on the file is taken back: what is not stored of it yet is never. */
async function beginUndo(database: EventDatabase, id: string): Promise<void> {
  const { imports, newOf, write } = database;
  const now = await findImport(database, id);
  if (now === null || now.status === 'undoing') return;
  const indexes = Array.from({ length: now.next }, (_, index) => index);
  const parts = await Promise.all(indexes.map((index) => imports.part(id, index)));
  // A page that ended may have stored the next part without a note of that.
  const next = readPart((await imports.part(id, now.next)) ?? '[]');
  const missing = new Set(await newOf(next));
  const last = next.filter((event) => !missing.has(event)).flatMap(headOf);
  const all = [...parts.flatMap((part) => readHeads(part ?? '[]')), ...last];
  const shared = new Set(await idsOfImports(database, id));
  const heads = all.filter((head) => !shared.has(head.id));
  const added = new Set<unknown>(heads.map((head) => head.id));
  const others = (await database.all())
    .filter((event) => !added.has(event['id']))
    .flatMap(readEvent);
  await write(eventsToRestore(heads, others));
  const undoing: StoredImport = {
    ...now,
    status: 'undoing',
    done: 0,
    count: all.length,
    next: 0,
    parts: now.next + 1,
    needed: [...neededEvents(heads, others), ...undoneEvents(heads, others), ...shared],
  };
  await imports.advance(undoing, now.next, JSON.stringify(last));
}

/** Ids of the events of all files, or of all but one: what two of them have stays until both are taken back. */
export async function idsOfImports(
  { imports }: EventDatabase,
  but?: string,
): Promise<readonly string[]> {
  const files = (await imports.all()).filter(({ id }) => id !== but);
  const parts = files.flatMap(({ id, next }) =>
    Array.from({ length: next }, (_, index) => imports.part(id, index)),
  );
  return (await Promise.all(parts)).flatMap((part) => readHeads(part ?? '[]').map(({ id }) => id));
}

async function findImport({ imports }: EventDatabase, id: string): Promise<StoredImport | null> {
  return (await imports.all()).find((each) => each.id === id) ?? null;
}

/** Adds the answers of a file, and keeps which: undoing removes them. */
function withAnswers(now: StoredImport, location: AnswerLocation): StoredImport {
  const answers = newAnswersOf(now.answers, location);
  const areKept = addAnswers(answers, location);
  // Records that are stored count, also where there was no space for the answers.
  if (!areKept && now.count === 0) throw new DOMException('No space.', 'QuotaExceededError');
  return { ...now, status: 'applied', answers: answers.map(({ tool, id }) => ({ tool, id })) };
}

/** Has the browser ask before the page is left. @returns ends it */
function askBeforeLeaving(): () => void {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  window.addEventListener('beforeunload', ask);
  return () => window.removeEventListener('beforeunload', ask);
}

/** Steps can be repeated: the lock only keeps a second tab from doing the same work. */
async function withLock<Result>(lock: string, work: () => Promise<Result>): Promise<Result> {
  const { locks } = navigator as { readonly locks?: LockManager | null };
  return locks ? locks.request(lock, { ifAvailable: true }, work) : work();
}

/** A tab that has the lock for longer may sleep. Two that work on one file do no harm. */
const LONGEST_WAIT_MS = 60_000;

/** Until no other tab has the lock: it ended, or was closed. */
async function afterOthers(lock: string): Promise<void> {
  const { locks } = navigator as { readonly locks?: LockManager | null };
  const signal = AbortSignal.timeout(LONGEST_WAIT_MS);
  await locks?.request(lock, { signal }, () => {}).catch(() => {});
}

async function isLocked(lock: string): Promise<boolean> {
  const { locks } = navigator as { readonly locks?: LockManager | null };
  const { held } = (await locks?.query()) ?? {};
  return held?.some(({ name }) => name === lock) ?? false;
}
