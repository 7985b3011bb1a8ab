import { tooLong } from '@thela/ai';
import type { Store } from '@thela/contract';
import {
  amountsIn,
  isNoEntry,
  isOfEntries,
  probabilityOf,
  probabilityOfAny,
  tokensOf,
} from '@thela/understanding';
import type { Intent } from '@thela/understanding';
import { answerTo, notWritten } from './answer';
import { answerFigures } from './answer-figures';
import { isHelper, textsForHelper } from './for-helper';
import { isComplaint } from './kitchen';
import { parseAgreement } from './entries/answers';
import { parseCorrection, parsePastDay } from './entries/parse-correction';
import { entryByMeaning } from './entries/entry-by-meaning';
import { parseIntent } from './entries/parse-intent';
import { parseToldEntry } from './entries/tells-of-entry';
import { newMemory } from './memory';
import type { Memory } from './memory';
import { createSpokenRecords } from './records/spoken-records';
import type { SpokenRecords } from './records/spoken-records';
import type { AssistantShell, RecordsReply, Reply, Skill } from './reply';
import { parseRoleAnswer, parseRoleRequest, withoutRoles } from './roles/role-order';
import type { RoleOrder } from './roles/role-order';
import type { AnswerTexts } from './answer-texts';
import { guessesAt } from './meaning/fetch-model';
import { topicBesideFood, unlessOfADay } from './meaning/beside-food';
import { firstGuess } from './meaning/first-guess';
import { tellsOfHurt } from './meaning/of-talk';
import { answerToGuess, questionBack } from './meaning/question-back';
import { answerToOffer, warning, withCaution } from './meaning/of-leftovers';
import { entryByBreath, tellsOfUndo } from './meaning/of-breath';
import { isOfBooks, replyByMeaning } from './meaning/reply-by-meaning';
import type { Turn } from './meaning/turn';
import { conversationTexts } from './language/conversation-texts';
import type { ConversationTexts } from './language/conversation-texts';
import { notUnderstoodText, smallTalkReply, smallTalkIn } from './small-talk';

/** Answers phrases; it knows nothing of voice or page. */
export interface Assistant {
  /**
   * Answers a phrase; never rejects. After the signal is aborted, of the reply only the change of the skill
   * and what is written into the records remain; a reply that says what was written must be shown all the same.
   */
  readonly reply: (text: string, signal: AbortSignal) => Promise<Reply>;
  /**
   * Writes what a sentence says, or answers it from the records, for a call in which a service answers the rest;
   * `undefined` for any other sentence.
   */
  readonly replyFromRecords: SpokenRecords['reply'];
  /** Takes back what a reply says was written. */
  readonly undo: (writtenId: string) => Promise<RecordsReply>;
  /** The skill of the latest order. */
  readonly role: Store<Skill>;
  /** Forgets the current skill and what was said, but not what was written. */
  readonly reset: () => void;
}

/**
 * Makes an assistant that starts with the skill of the sous-chef. It reads prices and plates at
 * each reply, calculates all money itself, and asks the kitchen book where there is no text model.
 *
 * @param conversation finds the language of each answer; a test may pass another
 */
export function createAssistant(
  shell: AssistantShell,
  conversation: ConversationTexts = conversationTexts(),
): Assistant {
  let memory = newMemory();
  const records = createSpokenRecords(shell);
  const listeners = new Set<() => void>();
  const announceRole = () => listeners.forEach((listener) => listener());
  const textsFor = (texts: AnswerTexts) => (isHelper(shell) ? textsForHelper(texts) : texts);
  return {
    reply: async (text, signal) => {
      const current = memory;
      const texts = textsFor(await conversation.of(text));
      const guesses = await guessesAt(text);
      const isAsked = records.isAsking();
      const turn = { text, guesses, isAsked, shell, records, memory: current, texts, signal };
      const reply = withCaution(await withPurchase(await replyTo(turn), turn), turn);
      if (!signal.aborted) current.remember(text, reply);
      announceRole();
      return reply;
    },
    replyFromRecords: async (text, options) => {
      const tokens = tokensOf(text);
      // The service says it again; a question back stays open.
      if (smallTalkIn(tokens) === 'repeat') return undefined;
      const texts = textsFor(await conversation.ofCall(text));
      const writtenReply = await records.reply(text, { ...options, texts });
      return (
        writtenReply ?? (parseRoleRequest(tokens) ? undefined : answerFigures(text, shell, texts))
      );
    },
    undo: async (writtenId) => records.undo(writtenId, await conversation.now()),
    role: {
      getSnapshot: () => memory.skill,
      subscribe: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    reset: () => {
      records.reset();
      conversation.reset();
      memory = newMemory();
      announceRole();
    },
  };
}

/** Above it the classifier goes before the rules, unless a question waits for its answer. */
const CERTAIN = 0.87;
/** The same of a fault of food: the rules read an amount or a dish for what it is not. */
const CERTAIN_OF_FAULTS = 0.65;
/** The same of all that is to be written together, or that must not be: little else looks like it. */
const CERTAIN_OF_ENTRIES = 0.63;
/** The same where a role is ordered, too: 'aaj kuch phenkna nahi, zero waste mode'. */
const SURELY_OF_ENTRIES = 0.95;
/** Above it the classifier answers where the rules are not sure. */
const LIKELY = 0.5;

/** From here on food that must be thrown away may have been, and is counted where its plates are said. */
const PERHAPS_WASTE = 0.1;

/** How probably a sentence is about what is to be written, or about what must not be: the likelier of the two. */
function shareOfEntries(guesses: Turn['guesses']): number {
  const [first] = guesses;
  if (!first || !isOfEntries(first.intent)) return 0;
  const isAlike = (intent: Intent) =>
    isOfEntries(intent) && isNoEntry(intent) === isNoEntry(first.intent);
  return probabilityOfAny(guesses, isAlike);
}

/** The tokenizer drops the sign. */
function withPercent(text: string): string {
  return text.replaceAll('%', ' percent ');
}

async function replyTo(turn: Turn): Promise<Reply> {
  const { text, guesses, memory, texts } = turn;
  const refusal = tooLong(withPercent(text));
  if (refusal?.kind === 'failure') return setPhrase(refusal.failure.message, memory);
  const chosen =
    answerToOffer(turn) ?? (await answerToGuess(turn)) ?? (await answerToWritten(turn));
  if (chosen) return chosen;
  const tokens = tokensOf(text);
  const isHurt = tellsOfHurt(text, guesses);
  const { intent, probability = 0 } = firstGuess(turn, isHurt) ?? {};
  const isOrder = parseRoleRequest(tokens)?.kind === 'order';
  const share = shareOfEntries(guesses);
  const isOfRecords =
    !isHurt &&
    share >= CERTAIN_OF_ENTRIES &&
    (share >= SURELY_OF_ENTRIES || !isOrder) &&
    !smallTalkIn(tokens);
  const isFree = !turn.isAsked && !memory.isRoleAsked();
  const corrected = isFree && !isHurt ? await correctionOfPast(turn) : undefined;
  if (corrected) return corrected;
  const ofPast = isFree && !isHurt && !isOrder ? await entryOfPast(turn) : undefined;
  if (ofPast) return ofPast;
  const ofBreath = isFree && !isHurt && !isOrder ? await entryByBreath(turn) : undefined;
  if (ofBreath) return ofBreath;
  const danger = isFree && !isHurt && !isOfRecords ? warning(turn) : undefined;
  if (danger) {
    // What fell is not only no longer sold, but counted.
    const isLost = probabilityOf('waste', guesses) >= PERHAPS_WASTE;
    return (isLost ? await replyByMeaning('waste', turn) : undefined) ?? danger;
  }
  // Milk that split is thrown away.
  const isOfFault =
    intent?.startsWith('fault_') && intent !== 'fault_curdled_split' && tokens.length > 1;
  const least = isOfFault ? CERTAIN_OF_FAULTS : CERTAIN;
  const isCertain =
    isFree &&
    tokens.length > 1 &&
    probability >= least &&
    // A text model has more to say of it than one dish.
    (intent !== 'promote' || turn.shell.ai.mode === 'built-in') &&
    (intent === 'role_general' || !isOrder);
  const isUndo = (intent === 'undo' && probability >= CERTAIN) || tellsOfUndo(turn);
  const isTakenBack = turn.isAsked && isUndo && amountsIn(tokens).length === 0;
  if (intent && (isOfRecords || isCertain || isTakenBack)) {
    const ofQuestion = isTakenBack ? undefined : await answerOfQuestion(turn);
    const meant = isTakenBack ? 'undo' : intent;
    const reply = ofQuestion ?? (await replyByMeaning(meant, turn, true));
    if (reply) return reply;
  }
  const ruled = unlessOfADay(await replyByRules(turn), turn);
  const topic = topicBesideFood(ruled, turn);
  const isSure = tokens.length === 1 || (!ruled?.isUnsure && !topic);
  if (ruled && isSure) return ruled;
  // One word alone is soon taken for a similar one: 'switch' for 'sweet'.
  const isLikely = intent && probability >= LIKELY && tokens.length > 1;
  const isMoney = topic === 'money';
  const likely = intent && (isMoney || isLikely) ? await replyByMeaning(intent, turn) : undefined;
  if (likely) return likely;
  // The books ask for a day or a dish of what is no question to them.
  const isOfOther = topic || (ruled?.skill === 'profit' && intent && !isOfBooks(intent));
  return (
    (isOfOther ? undefined : ruled) ??
    (await questionBack(guesses, turn)) ??
    (isMoney ? undefined : ruled) ??
    setPhrase(
      // What may be an entry hears that none was written.
      amountsIn(tokens).some(({ meaning }) => meaning.count > 1)
        ? texts.words.records.notUnderstood.entry
        : notUnderstoodText(texts.words, memory.skill),
      memory,
    )
  );
}

/** Advice on food that was bought never stands alone: what was paid for it is asked about below. */
async function withPurchase(reply: Reply, turn: Turn): Promise<Reply> {
  const { text, isAsked, shell, records, memory, texts } = turn;
  const stall = shell.stall.getSnapshot();
  const isAdvice = reply.source === 'book' || reply.source === 'model';
  const told = isAdvice && !isAsked && !reply.answers ? parseToldEntry(text, stall) : undefined;
  if (!told?.isMoney) return reply;
  const isFault = isComplaint(text);
  if (isFault && !told.isPurchase) return reply;
  const entry = told.isPurchase ? entryByMeaning('purchase', text, stall, false) : undefined;
  const asked = entry && (await records.act(entry, text, turn));
  const below = asked ?? notWritten(told, shell, memory, texts);
  // Nothing was said to be wrong with it, or to be left.
  if (!isFault) return { ...below, skill: memory.skill };
  return { ...below, ...reply, text: `${reply.text}\n${below.text}` };
}

/** A bare 'nahi' behind what was written may take it back. */
async function answerToWritten({ text, shell, records, memory, texts, signal }: Turn) {
  const hasWritten = memory.lastReply()?.writtenId !== undefined;
  if (!hasWritten || parseAgreement(text) !== 'no') return undefined;
  // 'Galat' says so.
  if (parseIntent(text, shell.stall.getSnapshot())?.kind === 'write') return undefined;
  const entry = { kind: 'undo' } as const;
  const reply = await records.act({ kind: 'confirm', entry }, text, { texts, signal });
  return reply && { ...reply, skill: memory.skill };
}

/** What answers a question that the records asked goes before all else. */
async function answerOfQuestion({ text, isAsked, records, memory, texts, signal }: Turn) {
  const reply = isAsked ? await records.reply(text, { texts, signal }) : undefined;
  return reply && { ...reply, skill: memory.skill };
}

/** An entry of a day before, with what is wrong of it, is no sale and no question, whatever its words are like. */
async function correctionOfPast({ text, shell, records, memory, texts, signal }: Turn) {
  const today = shell.ledger.today.getSnapshot();
  const correction = parseCorrection(text, shell.stall.getSnapshot(), today);
  if (!correction || correction.day === null || correction.day >= today) return undefined;
  const reply = await records.reply(text, { texts, signal });
  return reply && { ...reply, skill: memory.skill };
}

/** An entry of a day before: 'parso 20 dosa beche the' is read as one of today is, and asked with its date. */
async function entryOfPast(turn: Turn): Promise<Reply | undefined> {
  const { shell, records, text } = turn;
  const stall = shell.stall.getSnapshot();
  const past = parsePastDay(text, stall, shell.ledger.today.getSnapshot());
  const intent = past && parseIntent(past.rest, stall);
  const isCount = intent && 'entry' in intent && intent.entry.kind === 'count';
  if (!past || !(isCount || parseToldEntry(past.rest, stall))) return undefined;
  const act: Turn['records']['act'] = (one, _, options) =>
    one.kind === 'confirm' || one.kind === 'write' || one.kind === 'choose'
      ? records.act(one, text, options)
      : Promise.resolve(undefined);
  const asked = intent && (await act(intent, text, turn));
  if (asked) return { ...asked, skill: turn.memory.skill };
  return entryByBreath({ ...turn, text: past.rest, records: { ...records, act } });
}

/** What the rules make of a sentence, without weights; `undefined` or unsure where they know no answer. */
async function replyByRules(turn: Turn): Promise<Reply | undefined> {
  const { text, guesses, shell, records, memory, texts, signal } = turn;
  const { words } = texts;
  const [guess] = guesses;
  const isDoubtful = guess && (shareOfEntries(guesses) < LIKELY || isNoEntry(guess.intent));
  const tokens = tokensOf(withPercent(text));
  const talk = smallTalkIn(tokens);
  if (talk === 'repeat')
    return memory.lastReply() ?? setPhrase(notUnderstoodText(words, memory.skill), memory);
  const ofRecords = await records.reply(text, { texts, signal, isDoubtful });
  if (ofRecords) return { ...ofRecords, skill: memory.skill };
  if (talk) return smallTalkReply(talk, shell, words, memory.skill);
  const role =
    (memory.isRoleAsked() ? parseRoleAnswer(tokens) : undefined) ?? parseRoleRequest(tokens);
  switch (role?.kind) {
    case 'order':
      return switchTo(role, turn);
    case 'ask': {
      const question = { ...setPhrase(words.whichRole, memory), answers: words.roles };
      // The classifier may know which role.
      const isOfRole = turn.guesses[0]?.intent.startsWith('role_');
      return memory.askRole(isOfRole ? { ...question, isUnsure: true } : question);
    }
    case 'about':
      return smallTalkReply('help', shell, words, memory.skill);
    case undefined:
      return answerTo({ text, tokens: withoutRoles(tokens) }, shell, memory, texts, signal);
  }
}

async function switchTo(
  { skill, rest }: RoleOrder,
  { shell, memory, texts, signal }: Turn,
): Promise<Reply> {
  memory.skill = skill;
  const phrase = { text: rest.join(' '), tokens: rest };
  const answer = phrase.text ? await answerTo(phrase, shell, memory, texts, signal) : undefined;
  return answer
    ? switchedAnd(answer, memory, texts)
    : setPhrase(texts.words.switched[skill], memory);
}

function setPhrase(text: string, { skill }: Memory): Reply {
  return { text, skill, source: 'set-phrase' };
}

function switchedAnd(answer: Reply, { skill }: Memory, { words }: AnswerTexts): Reply {
  return { ...answer, text: `${words.switchedShortly[skill]} ${answer.text}` };
}
