import type { NewAnswer } from '@thela/contract';
import { describe, expect, it, vi } from 'vitest';
import { storedAnswers } from '../answers/stored-answers';
import { ledgerNames } from './ledger-names';
import { ASHA } from '../testing/device/accounts';
import { eachOnNewDeviceWithFiles } from '../testing/device/device-with-files';
import {
  currentDisk,
  endTabs,
  importText,
  newDevice,
  openTab,
  preview,
} from '../testing/device/tabs';

const ofStall = { platesSold: {}, reportError: () => {} };
eachOnNewDeviceWithFiles();

function answersOf(binding: typeof ASHA | null = null, tool = 'ai-chef') {
  const disk = currentDisk();
  const store = storedAnswers({ storage: () => disk, prefix: ledgerNames(binding).answers }, tool);
  store.subscribe(() => {});
  return {
    ...store,
    questions: () => store.getSnapshot().map(({ question }) => question),
  };
}

const asked = (question: string): NewAnswer => ({
  question,
  answer: { text: 'Add jaggery.' },
  language: 'en-IN',
});

/** What tabs hear when another one changed `localStorage`. */
function hear(key: string | null) {
  window.dispatchEvent(Object.assign(new Event('storage'), { key }));
}

async function keep(store: ReturnType<typeof answersOf>, question: string) {
  const outcome = await store.keep(asked(question));
  return outcome.ok ? outcome.id : '';
}

describe('answers on this device', () => {
  it('are there after a reload, with what was said of them, and of no other tool', async () => {
    const before = answersOf();
    await before.judge(await keep(before, 'sour'), 'helped');
    expect(answersOf().getSnapshot()).toMatchObject([{ question: 'sour', verdict: 'helped' }]);
    expect(answersOf(null, 'zero-waste').getSnapshot()).toEqual([]);
  });

  it('of two tabs are not lost to each other, and each shows them', async () => {
    const [one, two] = [answersOf(), answersOf()];
    await Promise.all([keep(one, 'one'), keep(two, 'two')]);
    hear('thela.answers.ai-chef.1');
    expect(one.questions().toSorted()).toEqual(['one', 'two']);
    await two.remove(two.getSnapshot().map(({ id }) => id));
    hear('thela.answers.ai-chef.1');
    expect(one.questions()).toEqual([]);
  });

  it('are passed over where something else stored nonsense', async () => {
    const id = await keep(answersOf(), 'sour');
    const name = `thela.answers.ai-chef.${id}`;
    const whole = JSON.parse(currentDisk().getItem(name) ?? '') as object;
    for (const text of ['', '{', '3', 'null', '{}', JSON.stringify({ ...whole, verdict: 'yes' })]) {
      currentDisk().setItem(name, text);
      expect(answersOf().getSnapshot()).toEqual([]);
    }
    currentDisk().setItem(name, JSON.stringify(whole));
    expect(answersOf().questions()).toEqual(['sour']);
  });

  it('are not kept where storage is full or blocked, which is said', async () => {
    const refusing = (name: string) => {
      const disk = new Storage();
      vi.spyOn(disk, 'setItem').mockImplementation(() => {
        throw new DOMException('No.', name);
      });
      return storedAnswers({ storage: () => disk, prefix: 'thela.answers.' }, 'ai-chef');
    };
    expect(await refusing('QuotaExceededError').keep(asked('sour'))).toEqual({
      ok: false,
      reason: 'full',
    });
    expect(await refusing('SecurityError').keep(asked('sour'))).toEqual({
      ok: false,
      reason: 'blocked',
    });
    const closed = () => {
      throw new DOMException('No.', 'SecurityError');
    };
    const store = storedAnswers({ storage: closed, prefix: 'thela.answers.' }, 'ai-chef');
    store.subscribe(() => {});
    expect(await store.keep(asked('sour'))).toEqual({ ok: false, reason: 'blocked' });
    expect(store.getSnapshot()).toEqual([]);
  });
});

describe('a ledger of the records', () => {
  it('has the answers, and brings them back on another phone once somebody adds it', async () => {
    const chef = answersOf();
    await chef.judge(await keep(chef, 'sour'), 'helped');
    await keep(answersOf(null, 'zero-waste'), '2 kg rice');
    const text = await openTab(ofStall).records.exportText();
    endTabs();
    newDevice();
    const { records } = openTab(ofStall);
    expect(await preview(records, text)).toMatchObject({ ok: true, added: 0, answers: 2 });
    expect(answersOf().questions()).toEqual([]);
    expect(await importText(records, text)).toMatchObject({ answers: 2, stored: true });
    expect(answersOf().getSnapshot()).toMatchObject([{ question: 'sour', verdict: 'helped' }]);
    expect(answersOf(null, 'zero-waste').questions()).toEqual(['2 kg rice']);
    expect(await preview(records, text)).toMatchObject({ answers: 0 });
  });

  it('adds no answers that are older than the twenty that are kept, and no nonsense', async () => {
    const old = {
      ...asked('old'),
      id: '00000000-0000-4000-8000-000000000001',
      at: 1,
      verdict: null,
    };
    const answers = [
      { tool: 'ai-chef', ...old },
      { tool: '../shown', ...old },
      { tool: 'ai-chef', ...old, at: 'now' },
      3,
    ];
    const text = (await openTab(ofStall).records.exportText()).replace(
      /\}\n$/,
      `,"answers":${JSON.stringify(answers)}}`,
    );
    const { records } = openTab(ofStall);
    expect(await preview(records, text)).toMatchObject({ ok: true, answers: 1 });
    const store = answersOf();
    await Promise.all(Array.from({ length: 20 }, (_, at) => keep(store, `question ${at}`)));
    expect(await preview(records, text)).toMatchObject({ ok: true, answers: 0 });
    await importText(records, text);
    expect(answersOf().questions()).not.toContain('old');
  });
});

describe('who else uses the phone', () => {
  it('finds no answers after everything was erased', async () => {
    const store = answersOf();
    await keep(store, 'sour');
    expect(await openTab(ofStall).records.eraseAll()).toBe(true);
    hear(null);
    expect(store.questions()).toEqual([]);
    expect(answersOf().questions()).toEqual([]);
  });

  it('finds none that moved into an account, whose person finds them there', async () => {
    await keep(answersOf(), 'sour');
    const tab = openTab(ofStall);
    await (await tab.manager()).migratePhoneLedger(ASHA);
    expect(answersOf().questions()).toEqual([]);
    expect(answersOf(ASHA).questions()).toEqual(['sour']);
  });

  it('finds none of a ledger that was removed, and loses none of their own', async () => {
    await keep(answersOf(), 'of the phone');
    await keep(answersOf(ASHA), 'of Asha');
    const ledgers = await openTab(ofStall).manager();
    expect(await ledgers.remove(ASHA)).toBe(true);
    expect(answersOf(ASHA).questions()).toEqual([]);
    expect(answersOf().questions()).toEqual(['of the phone']);
  });
});
