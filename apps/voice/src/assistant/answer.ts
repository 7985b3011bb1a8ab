import { parseToldEntry } from './entries/tells-of-entry';
import type { ToldEntry } from './entries/tells-of-entry';
import { translateTokens } from './entries/translate';
import { askForReply } from '@thela/ai';
import { answerFigures } from './answer-figures';
import { isHelper, refusedQuestion } from './for-helper';
import {
  bookAnswer,
  dangerIn,
  dangerForSale,
  hasSplit,
  isComplaint,
  isPlainComplaint,
  isOfLeftovers,
} from './kitchen';
import { readPromptFacts, answerIn, noWritingRule, systemPrompt } from './system-prompt';
import type { Memory } from './memory';
import { profitAnswer } from './profit/profit-answer';
import { parseProfitQuestion } from './profit/profit-question';
import type { ProfitQuestion } from './profit/profit-question';
import type { AssistantShell, Reply, Skill } from './reply';
import type { AnswerTexts } from './answer-texts';
import type { Messages } from './messages';
import { notUnderstoodText } from './small-talk';
import type { Token } from '@thela/understanding';
import { amountsIn } from '@thela/understanding';
import type { Topic } from './profit/topics';
import { topicsIn } from './profit/topics';

interface Phrase {
  readonly text: string;
  readonly tokens: readonly Token[];
}

/** Words that are only about money: with them, a phrase about leftovers asks for a price. */
const plainMoney: readonly Topic[] = ['cost', 'price', 'profit', 'rupees'];

/** What a list of leftovers may be about, besides food. */
const ofLists: ReadonlySet<Topic> = new Set(['dish', 'all', 'today', 'which']);

/**
 * Chooses the skill by what a phrase is about.
 *
 * @param question what the phrase asks about money, where the rules know
 * @param current in zero-waste a list of food is a list of leftovers
 * @returns `undefined` where the phrase does not tell
 */
function skillByContent(
  { text, tokens }: Phrase,
  question: ProfitQuestion | undefined,
  current: Skill,
): Skill | undefined {
  const { topics } = topicsIn(tokens);
  const isOfMoney = plainMoney.some((topic) => topics.has(topic));
  const isLeft = topics.has('left') && isOfLeftovers(text);
  if (isLeft && !isOfMoney) return 'zero-waste';
  const isVague = question?.kind === 'which-dish' && isComplaint(text);
  // 'The worst dish' asks about money, not about spoiled food.
  const isSpoiled = question?.kind !== 'least' && dangerForSale(text) !== undefined;
  if (question && !isVague && !isSpoiled) return 'profit';
  if (topics.has('left') || hasSplit(text)) return 'zero-waste';
  if (isComplaint(text)) return 'sous-chef';
  if (current === 'zero-waste' && amountsIn(tokens).length > 0 && isOfLeftovers(text)) {
    return 'zero-waste';
  }
  return isOfMoney || topics.has('earned') ? 'profit' : undefined;
}

/**
 * Whether food that is named while another skill is in use may be left over. A bare name or
 * a question that names food is not enough.
 */
function canBeLeft({ text, tokens }: Phrase): boolean {
  const { topics } = topicsIn(tokens);
  const isList = amountsIn(tokens).length > 0 && [...topics].every((topic) => ofLists.has(topic));
  return topics.has('left') || isList || dangerIn('zero-waste', text) !== undefined;
}

const inOrder: readonly Skill[] = ['sous-chef', 'profit', 'zero-waste'];

function questionIn(
  { tokens }: Phrase,
  { day, stall }: AssistantShell,
  memory: Memory,
  isOfMoney = memory.skill === 'profit' || memory.lastSkill === 'profit',
): ProfitQuestion | undefined {
  const today = day.getSnapshot();
  const items = today.menu.filter(({ id }) => memory.dishIds.includes(id));
  return parseProfitQuestion(tokens, today, { items, isOfMoney, stall: stall.getSnapshot() });
}

function skillAnswer(
  skill: Skill,
  phrase: Phrase,
  question: ProfitQuestion | undefined,
  shell: AssistantShell,
  texts: AnswerTexts,
): Reply | undefined {
  if (skill === 'profit') {
    if (!question) return undefined;
    const refused = isHelper(shell) ? refusedQuestion(question, texts.words) : undefined;
    if (refused !== undefined) return { text: refused, skill, source: 'set-phrase' };
    const { day, stall } = shell;
    const answer = profitAnswer(question, day.getSnapshot(), stall.getSnapshot(), texts);
    return question.kind === 'which-dish'
      ? { text: answer, skill, source: 'set-phrase', isUnsure: true }
      : { text: answer, skill, source: 'calculated' };
  }
  const found = bookAnswer(skill, phrase.text, texts);
  return found && { ...found, skill, source: 'book' };
}

/** What is at hand without a model: from the skill itself, else from the others. */
function answerAtHand(
  first: Skill,
  phrase: Phrase,
  moneyQuestion: ProfitQuestion | undefined,
  shell: AssistantShell,
  memory: Memory,
  texts: AnswerTexts,
): Reply | undefined {
  const own = skillAnswer(first, phrase, moneyQuestion, shell, texts);
  if (own) return own;
  const question = moneyQuestion ?? questionIn(phrase, shell, memory, true);
  for (const skill of inOrder) {
    if (skill === first || (skill === 'zero-waste' && !canBeLeft(phrase))) continue;
    const answer = skillAnswer(skill, phrase, question, shell, texts);
    if (answer) return answer;
  }
  return undefined;
}

/** What needs no model: money that the rules understand, and food that must go. */
function certainAnswer(
  skill: Skill,
  phrase: Phrase,
  question: ProfitQuestion | undefined,
  shell: AssistantShell,
  texts: AnswerTexts,
): Reply | undefined {
  if (skill === 'profit') {
    return question?.kind === 'which-dish' && !isHelper(shell)
      ? undefined
      : skillAnswer(skill, phrase, question, shell, texts);
  }
  const danger = dangerIn(skill, phrase.text, texts);
  return danger === undefined ? undefined : { text: danger, skill, source: 'book' };
}

/** Asks the text model to answer with a skill; `undefined` when it does not answer. */
async function askModel(
  skill: Skill,
  { text }: Phrase,
  shell: AssistantShell,
  memory: Memory,
  texts: AnswerTexts,
  signal: AbortSignal,
): Promise<Reply | undefined> {
  const { brand, ai, session } = shell;
  const system = [
    systemPrompt(brand, await readPromptFacts(shell)),
    noWritingRule,
    `You now play the part: ${skill}.`,
    ...answerIn(texts),
  ].join('\n');
  const turns = [...memory.turns(), { role: 'user', text }] as const;
  const access = { ai, getAccessToken: session.getAccessToken };
  const result = await askForReply({ system, turns }, access, signal);
  return result.kind === 'answer' ? { text: result.value, skill, source: 'model' } : undefined;
}

function withoutModel(answer: Reply | undefined, skill: Skill, words: Messages): Reply {
  const { modelSilent } = words;
  if (!answer) {
    const text = `${modelSilent.nothing} ${notUnderstoodText(words, skill)}`;
    return { text, skill, source: 'set-phrase' };
  }
  const why = answer.source === 'book' ? modelSilent.book : modelSilent.calculated;
  return { ...answer, text: `${why} ${answer.text}` };
}

/** Says of a sale, a purchase or an expense that nobody understood that nothing is written, and what can be. */
export function notWritten(
  { isPurchase }: Pick<ToldEntry, 'isPurchase'>,
  shell: AssistantShell,
  { skill }: Memory,
  { words }: AnswerTexts,
): Reply {
  const { purchase, entry, price } = words.records.notUnderstood;
  const isOwner = !isHelper(shell);
  const text = [isPurchase && isOwner && purchase, entry, isOwner && price];
  return { text: text.filter(Boolean).join(' '), skill, source: 'set-phrase', isUnsure: true };
}

async function choose(
  spoken: Phrase,
  shell: AssistantShell,
  memory: Memory,
  texts: AnswerTexts,
  signal: AbortSignal,
): Promise<Reply | undefined> {
  const names = shell.day.getSnapshot().menu.map(({ name }) => name);
  const phrase = { ...spoken, tokens: translateTokens(spoken.tokens, spoken.text, names) };
  const question = questionIn(phrase, shell, memory);
  const told = parseToldEntry(spoken.text, shell.stall.getSnapshot());
  const isEntry = told && (!question || told.isSale);
  if (isEntry && !isPlainComplaint(told.rest)) return notWritten(told, shell, memory, texts);
  const skill = skillByContent(phrase, question, memory.skill) ?? memory.skill;
  if (question && 'items' in question) memory.dishIds = question.items.map(({ id }) => id);
  if (shell.ai.mode === 'built-in') {
    return answerAtHand(skill, phrase, question, shell, memory, texts);
  }
  return (
    certainAnswer(skill, phrase, question, shell, texts) ??
    (await askModel(skill, phrase, shell, memory, texts, signal)) ??
    withoutModel(
      answerAtHand(skill, phrase, question, shell, memory, texts),
      memory.skill,
      texts.words,
    )
  );
}

/**
 * Answers a phrase that is neither a command nor small talk.
 *
 * @returns `undefined` when no skill understands it
 */
export async function answerTo(
  phrase: Phrase,
  shell: AssistantShell,
  memory: Memory,
  texts: AnswerTexts,
  signal: AbortSignal,
): Promise<Reply | undefined> {
  // 'Jale hue dose aadhe daam mein 5 bech diye' asks for no figure.
  const isTold = parseToldEntry(phrase.text, shell.stall.getSnapshot())?.isSale;
  const figures = isTold ? undefined : await answerFigures(phrase.text, shell, texts);
  const answer = figures
    ? { ...figures, skill: 'profit' as const }
    : await choose(phrase, shell, memory, texts, signal);
  if (answer) memory.lastSkill = answer.skill;
  return answer;
}
