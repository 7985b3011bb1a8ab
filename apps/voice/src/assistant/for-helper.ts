import type { AnswerTexts } from './answer-texts';
import type { SpokenEntry, SpokenIntent } from './entries/spoken-entry';
import type { Messages } from './messages';
import type { ProfitQuestion } from './profit/profit-question';
import type { AssistantShell } from './reply';

/** Whether the person is a helper at the stall: ingredient prices, costs, profit and other days are the owner's alone. */
export function isHelper({ stall }: Pick<AssistantShell, 'stall'>): boolean {
  return stall.role.getSnapshot() === 'helper';
}

export function textsForHelper(texts: AnswerTexts): AnswerTexts {
  const { words } = texts;
  const { helper, examples, talk, switched } = words;
  return {
    ...texts,
    words: {
      ...words,
      examples: { ...examples, profit: helper.example },
      talk: { ...talk, help: helper.help },
      switched: { ...switched, profit: helper.money },
    },
  };
}

/** The refusal that a helper gets where a sentence asks to write something; `undefined` for what they may write. */
export function refusedIntent(intent: SpokenIntent, { helper }: Messages): string | undefined {
  switch (intent.kind) {
    case 'write':
    case 'confirm':
      return refusedEntry(intent.entry, helper);
    case 'choose': {
      // Among several answers, each is looked at once it is chosen.
      const refused = intent.choices.map(({ entry }) => refusedEntry(entry, helper));
      return refused.every((text) => text !== undefined) ? refused[0] : undefined;
    }
    case 'half-plates':
    case 'one-by-one':
      return undefined;
    case 'no-such':
      return helper.noSuch(intent.name);
    case 'no-figure':
      return intent.about === 'price' ? helper.change : undefined;
  }
}

/** As `refusedIntent`, of an entry. */
export function refusedEntry(entry: SpokenEntry, helper: Messages['helper']): string | undefined {
  // The records give a helper what they may correct, and no more.
  if (entry.kind === 'correction') return undefined;
  if (entry.kind === 'several') {
    return entry.entries.map((one) => refusedEntry(one, helper)).find((text) => text !== undefined);
  }
  if (entry.kind === 'waste' && 'ingredient' in entry.of) return helper.change;
  if (entry.kind === 'price' || entry.kind === 'selling-price') return helper.change;
  return 'day' in entry && entry.day !== 'today' ? helper.pastDay : undefined;
}

/** The refusal that a helper gets in place of an answer about money; `undefined` where they get the answer. */
export function refusedQuestion(
  { kind }: ProfitQuestion,
  { helper }: Messages,
): string | undefined {
  if (kind === 'menu' || kind === 'off-menu') return undefined;
  return kind === 'change' ? helper.change : helper.money;
}
