import { askModel } from './ask-model';
import type { AssistantShell } from './assistant';
import { canBeLeft, partByContent } from './choose-part';
import type { Phrase } from './choose-part';
import { bookAnswer, dangerIn } from './kitchen';
import type { Memory } from './memory';
import { profitAnswer } from './profit/profit-answer';
import { profitQuestionIn } from './profit/profit-question';
import type { ProfitQuestion } from './profit/profit-question';
import type { Part, Reply } from './reply';
import { sayings } from './sayings';

const inOrder: readonly Part[] = ['sous-chef', 'profit', 'zero-waste'];

function questionIn(
  { tokens }: Phrase,
  { day }: AssistantShell,
  memory: Memory,
  isOfMoney = memory.part === 'profit' || memory.answered === 'profit',
): ProfitQuestion | undefined {
  const today = day.getSnapshot();
  const items = today.menu.filter(({ id }) => memory.dishIds.includes(id));
  return profitQuestionIn(tokens, today, { items, isOfMoney });
}

/** What one part says without a model. */
function partAnswer(
  part: Part,
  phrase: Phrase,
  question: ProfitQuestion | undefined,
  { day }: AssistantShell,
): Reply | undefined {
  if (part === 'profit') {
    return (
      question && { text: profitAnswer(question, day.getSnapshot()), part, source: 'calculated' }
    );
  }
  const text = bookAnswer(part, phrase.text);
  return text === undefined ? undefined : { text, part, source: 'book' };
}

/** What is at hand without a model: from the part itself, else from the others. */
function answerAtHand(
  first: Part,
  phrase: Phrase,
  asked: ProfitQuestion | undefined,
  shell: AssistantShell,
  memory: Memory,
): Reply | undefined {
  const own = partAnswer(first, phrase, asked, shell);
  if (own) return own;
  const question = asked ?? questionIn(phrase, shell, memory, true);
  for (const part of inOrder) {
    if (part === first || (part === 'zero-waste' && !canBeLeft(phrase))) continue;
    const answer = partAnswer(part, phrase, question, shell);
    if (answer) return answer;
  }
  return undefined;
}

/** What needs no model: money that the rules understand, and food that must go. */
function certainAnswer(
  part: Part,
  phrase: Phrase,
  question: ProfitQuestion | undefined,
  shell: AssistantShell,
): Reply | undefined {
  if (part === 'profit') {
    return question?.kind === 'which-dish' ? undefined : partAnswer(part, phrase, question, shell);
  }
  const danger = dangerIn(part, phrase.text);
  return danger === undefined ? undefined : { text: danger, part, source: 'book' };
}

function withoutModel(answer: Reply | undefined, part: Part): Reply {
  if (!answer) {
    const text = `${sayings.modelSilent.nothing} ${sayings.notUnderstood}`;
    return { text, part, source: 'set-phrase' };
  }
  const why = answer.source === 'book' ? sayings.modelSilent.book : sayings.modelSilent.calculated;
  return { ...answer, text: `${why} ${answer.text}` };
}

async function choose(
  phrase: Phrase,
  shell: AssistantShell,
  memory: Memory,
  signal: AbortSignal,
): Promise<Reply | undefined> {
  const question = questionIn(phrase, shell, memory);
  const part = partByContent(phrase, question, memory.part) ?? memory.part;
  if (question && 'items' in question) memory.dishIds = question.items.map(({ id }) => id);
  if (shell.ai.mode === 'built-in') return answerAtHand(part, phrase, question, shell, memory);
  return (
    certainAnswer(part, phrase, question, shell) ??
    (await askModel(part, phrase, shell, memory, signal)) ??
    withoutModel(answerAtHand(part, phrase, question, shell, memory), memory.part)
  );
}

/**
 * Answers a phrase that is no command and no small talk.
 *
 * @returns `undefined` when no part understands it
 */
export async function answerTo(
  phrase: Phrase,
  shell: AssistantShell,
  memory: Memory,
  signal: AbortSignal,
): Promise<Reply | undefined> {
  const answer = await choose(phrase, shell, memory, signal);
  if (answer) memory.answered = answer.part;
  return answer;
}
