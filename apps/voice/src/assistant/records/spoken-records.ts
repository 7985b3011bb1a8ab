import { tokensOf } from '@thela/kitchen-book/words';
import type { Stall, StallDay } from '@thela/ledger';
import { parseIntent } from '../entries/parse-intent';
import type { SpokenChoice, SpokenEntry, SpokenIntent } from '../entries/spoken-entry';
import { isHelper, refusedEntry, refusedIntent } from '../for-helper';
import { answerTextsNow } from '../answer-texts';
import type { AnswerTexts } from '../answer-texts';
import { setPhrase } from '../reply';
import type { RecordsReply } from '../reply';
import type { Change, NoChange, RecordsShell } from './change';
import { expenseChange, priceChange, sellingPriceChange } from './money-changes';
import { withDistinctLabels, withTranslatedLabels } from './choice-labels';
import { parseAnswer } from './open-question';
import type { OpenQuestion } from './open-question';
import { countChange, platesChange } from './plates-change';
import { recordNotices } from './record-notices';
import { createChangeHistory } from './change-history';
import type { ChangeHistory } from './change-history';
import { translateTokens } from '../entries/translate';
import type { Day } from '@thela/pricing';
import { isComplaint } from '../kitchen';
import { parseCorrection } from '../entries/parse-correction';
import type { SpokenCorrection } from '../entries/parse-correction';
import { correctionChange, findCorrection, wasteChange } from './corrections';
import { has, parseQuestion } from '../profit/parsed-question';
import { parseRoleRequest } from '../roles/role-order';

/**
 * Whether a sentence that may be an entry is rather a question about a dish's money, about food, or an order to change
 * the role: 'onion 80 rs ho gaya, ab onion uttapam ka kharcha', 'dosa batter khatta ho gaya', 'koi aur assistant do'. What is plainly an entry
 * stays one.
 */
function hasOtherMeaning(intent: SpokenIntent, text: string, day: Day): boolean {
  if (intent.kind === 'write') return false;
  const tokens = tokensOf(text);
  const role = parseRoleRequest(tokens);
  if (role && role.kind !== 'about') return true;
  const names = day.menu.map(({ name }) => name);
  const parsed = parseQuestion(translateTokens(tokens, text, names), day, {
    items: [],
    isOfMoney: false,
  });
  const isOfMoney = parsed.items.length > 0 && has(parsed, 'cost', 'profit', 'takes', 'how-much');
  const isOfFood = has(parsed, 'left') || isComplaint(text);
  return isOfMoney || (intent.kind === 'no-such' && isOfFood);
}

export interface ReplyOptions {
  /** What the reply is written with; by default in the language of the page. */
  readonly texts?: AnswerTexts;
  /** What was said just before it, where both may be pieces of one sentence. */
  readonly before?: string | undefined;
  /** After it is aborted nobody sees the reply, so a question back is not open. */
  readonly signal?: AbortSignal;
}

/** The stall's records by voice: writes what is said, and takes it back. */
export interface SpokenRecords {
  /**
   * Writes what a sentence says, or asks back; one after the other, and never rejects. What it writes is written
   * even if nobody waits for the reply.
   *
   * @returns `undefined` for a sentence that asks for nothing to be written
   */
  readonly reply: (text: string, options?: ReplyOptions) => Promise<RecordsReply | undefined>;
  /**
   * Takes back what was written, and drops the question that waits for an answer.
   *
   * @param texts what the reply is written with; by default in the language of the page
   */
  readonly undo: (writtenId: string, texts?: AnswerTexts) => Promise<RecordsReply>;
  /** Drops the question that waits for an answer. What was written can still be taken back. */
  readonly reset: () => void;
}

/** A longer text is neither an entry nor an answer. */
const MOST_LETTERS = 400;
/** More answers than these are not read out. */
const MOST_CHOICES_SAID = 4;
/** Of more than these the vendor says the name. */
const MOST_CHOICES_SHOWN = 8;

/** @param intentIn reads what a sentence asks to be written; a test may pass another function */
export function createSpokenRecords(
  shell: RecordsShell,
  intentIn: typeof parseIntent = parseIntent,
): SpokenRecords {
  const dialogue: Dialogue = {
    shell,
    changes: createChangeHistory(shell),
    understand: (text) => {
      const intent = intentIn(text, shell.stall.getSnapshot());
      const isOther = intent && hasOtherMeaning(intent, text, shell.day.getSnapshot());
      return isOther ? undefined : intent;
    },
    open: undefined,
  };
  let before: Promise<unknown> = Promise.resolve();

  /** Counts are read and written in turns: two sentences at once would read the same count. */
  function inTurn<Value>(work: () => Promise<Value>): Promise<Value> {
    const result = before.then(work);
    before = result.catch(() => {});
    return result;
  }

  return {
    reply: (text, { texts = answerTextsNow(), before: piece, signal } = {}) =>
      inTurn(async () => {
        const reply = await replyTo(dialogue, text, texts, piece);
        if (signal?.aborted) dialogue.open = undefined;
        return reply;
      }),
    undo: (writtenId, texts = answerTextsNow()) =>
      inTurn(() => {
        dialogue.open = undefined;
        return dialogue.changes.undo(texts, writtenId);
      }),
    // After what was said before it, which may still ask.
    reset: () => void inTurn(() => Promise.resolve((dialogue.open = undefined))),
  };
}

/** What is open between the vendor and the records. */
interface Dialogue {
  readonly shell: RecordsShell;
  readonly changes: ChangeHistory;
  readonly understand: (text: string) => SpokenIntent | undefined;
  /** The question that waits for an answer, and its day. */
  open: { readonly question: OpenQuestion; readonly day: StallDay } | undefined;
}

function ask(dialogue: Dialogue, question: OpenQuestion): void {
  dialogue.open = { question, day: dialogue.shell.ledger.today.getSnapshot() };
}

/** 'Bees', then 'masala dosa becha': the pieces together say more than the last one. */
function intentOf(
  { understand }: Dialogue,
  text: string,
  piece: string | undefined,
): readonly [SpokenIntent, string] | [] {
  const intent = understand(text);
  if (piece !== undefined) {
    const whole = `${piece} ${text}`;
    const ofWhole = understand(whole);
    if (ofWhole && ofWhole.kind !== 'no-figure') return [ofWhole, whole];
    // 'Agar', then 'do masala dosa becha'.
    if (!ofWhole && intent?.kind === 'write') return [{ ...intent, kind: 'confirm' }, text];
  }
  return intent ? [intent, text] : [];
}

async function replyTo(
  dialogue: Dialogue,
  text: string,
  texts: AnswerTexts,
  piece?: string,
): Promise<RecordsReply | undefined> {
  const { shell, understand, open } = dialogue;
  dialogue.open = undefined;
  if (text.length > MOST_LETTERS) return undefined;
  const answer = open && parseAnswer(open.question, text, understand);
  if (answer?.kind === 'drop') return setPhrase(texts.words.records.dropped);
  // 'Today' of the question is over.
  if (answer && open.day !== shell.ledger.today.getSnapshot()) {
    return setPhrase(texts.words.records.newDay);
  }
  if (answer?.kind === 'write') return write(dialogue, answer.entry, answer.isAgreed, texts);
  const correction = answer ? undefined : correctionIn(dialogue, text);
  const corrected = correction && (await correct(dialogue, correction, texts));
  if (corrected) return corrected;
  const [intent, sentence] = answer ? [answer.intent, text] : intentOf(dialogue, text, piece);
  return intent && act(dialogue, intent, sentence ?? text, texts);
}

function correctionIn({ shell }: Dialogue, text: string): SpokenCorrection | undefined {
  const stall = shell.stall.getSnapshot();
  return parseCorrection(text, stall, shell.ledger.today.getSnapshot());
}

/** Corrects an entry of any day, or asks which one is meant; `undefined` where the sentence asks for nothing of the kind. */
async function correct(
  dialogue: Dialogue,
  correction: SpokenCorrection,
  texts: AnswerTexts,
): Promise<RecordsReply | undefined> {
  const { shell } = dialogue;
  if (isHelper(shell)) {
    const { helper } = texts.words;
    if (correction.of === 'price' || correction.of === 'selling-price') {
      return setPhrase(helper.change);
    }
    if (correction.day !== shell.ledger.today.getSnapshot()) return setPhrase(helper.pastDay);
  }
  const found = await findCorrection(correction, shell, texts);
  if (found?.kind === 'no-change') return setPhrase(found.text);
  return found && act(dialogue, found, '', texts);
}

async function act(
  dialogue: Dialogue,
  intent: SpokenIntent,
  text: string,
  texts: AnswerTexts,
): Promise<RecordsReply> {
  const { shell } = dialogue;
  const { needsStall, ask: words } = recordNotices(texts.words);
  const isUndo = intent.kind === 'write' && intent.entry.kind === 'undo';
  if (isHelper(shell)) {
    const { helper } = texts.words;
    const isHere = shell.stall.getSnapshot().isOwn || isUndo;
    const refusal = isHere ? refusedIntent(intent, texts.words) : helper.notYet;
    if (refusal !== undefined) return setPhrase(refusal);
  }
  if (!shell.stall.getSnapshot().isOwn && !isUndo) {
    return { ...setPhrase(needsStall), needsStall: true };
  }
  switch (intent.kind) {
    case 'write':
      return write(dialogue, intent.entry, false, texts);
    case 'confirm':
      return confirm(dialogue, intent.entry, texts, intent.isPurchase);
    case 'half-plates':
      return setPhrase(texts.words.records.halfPlates);
    case 'choose':
      return askToChoose(dialogue, intent.choices, texts);
    case 'no-such':
      return setPhrase(noSuchText(intent.name, shell.stall.getSnapshot(), texts));
    case 'no-figure':
      ask(dialogue, { kind: 'figure', sentence: text });
      return setPhrase(words.missing(intent.about));
  }
}

function askToChoose(
  dialogue: Dialogue,
  intentChoices: readonly SpokenChoice[],
  texts: AnswerTexts,
): RecordsReply {
  const { ask: words } = recordNotices(texts.words);
  const stall = dialogue.shell.stall.getSnapshot();
  const distinct = (list: readonly SpokenChoice[]) => withDistinctLabels(list, stall, texts.words);
  const choices = distinct(intentChoices);
  const translated = distinct(withTranslatedLabels(intentChoices, stall, texts));
  ask(dialogue, { kind: 'choose', choices, translated });
  const labels = translated.map(({ label }) => label);
  const isShort = labels.length <= MOST_CHOICES_SAID;
  return {
    ...setPhrase(isShort ? words.choose(labels) : words.chooseOfMany),
    answers: labels.slice(0, MOST_CHOICES_SHOWN),
  };
}

async function write(
  dialogue: Dialogue,
  entry: SpokenEntry,
  isAgreed: boolean,
  texts: AnswerTexts,
): Promise<RecordsReply> {
  const { shell, changes } = dialogue;
  if (entry.kind === 'undo') return changes.undo(texts);
  const refusal = isHelper(shell) ? refusedEntry(entry, texts.words.helper) : undefined;
  if (refusal !== undefined) return setPhrase(refusal);
  const change = await changeOf(entry, shell, texts);
  if (change.kind === 'no-change') return setPhrase(change.text);
  return change.isUnusual && !isAgreed
    ? askToConfirm(dialogue, entry, texts, texts.words.records.ask.confirm(change.planText(texts)))
    : changes.write(change, texts);
}

async function confirm(
  dialogue: Dialogue,
  entry: SpokenEntry,
  texts: AnswerTexts,
  isPurchase = false,
): Promise<RecordsReply> {
  const { ask: words, undo } = texts.words.records;
  if (entry.kind === 'undo') {
    const last = dialogue.changes.last(texts);
    return last === undefined
      ? setPhrase(undo.nothing)
      : askToConfirm(dialogue, entry, texts, words.undo(last));
  }
  const change = await changeOf(entry, dialogue.shell, texts);
  const isTakenBack = entry.kind === 'correction' && entry.entry === null;
  const ofOther = isPurchase ? words.purchase : words.confirm;
  const questionOf = isTakenBack ? words.undo : ofOther;
  return change.kind === 'no-change'
    ? setPhrase(change.text)
    : askToConfirm(dialogue, entry, texts, questionOf(change.planText(texts)));
}

function askToConfirm(
  dialogue: Dialogue,
  entry: SpokenEntry,
  { words }: AnswerTexts,
  text: string,
): RecordsReply {
  const { yes, no } = words.records.ask;
  ask(dialogue, { kind: 'confirm', entry, yes, no });
  return { ...setPhrase(text), answers: [yes, no] };
}

function changeOf(
  entry: Exclude<SpokenEntry, { readonly kind: 'undo' }>,
  shell: RecordsShell,
  texts: AnswerTexts,
): Change | NoChange | Promise<Change | NoChange> {
  switch (entry.kind) {
    case 'plates':
      return platesChange(entry, shell, texts);
    case 'count':
      return countChange(entry, shell, texts);
    case 'price':
      return priceChange(entry, shell, texts);
    case 'selling-price':
      return sellingPriceChange(entry, shell, texts);
    case 'expense':
      return expenseChange(entry, shell);
    case 'waste':
      return wasteChange(entry, shell);
    case 'correction':
      return correctionChange(entry, shell);
  }
}

/** 'Batter 60 rupaye': what the stall makes itself has no price. */
function noSuchText(name: string, { ingredients }: Stall, { words, names }: AnswerTexts): string {
  const nameTokens = tokensOf(name);
  const ofStall = ingredients.find(
    (one) =>
      one.preparation &&
      !one.isRetired &&
      nameTokens.every((token) => tokensOf(one.name).includes(token)),
  );
  const { preparation, noSuch } = recordNotices(words);
  return ofStall ? preparation(names.nameOf(ofStall)) : noSuch(name);
}
