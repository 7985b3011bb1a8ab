import { tokensOf } from '@thela/understanding';
import type { Stall, StallDay } from '@thela/ledger';
import { parseIntent } from '../entries/parse-intent';
import type {
  SeveralEntries,
  SpokenChoice,
  SpokenEntry,
  SpokenIntent,
} from '../entries/spoken-entry';
import { listed } from '../amount-words';
import { correctionOf } from './correct-last';
import { isHelper, refusedEntry, refusedIntent } from '../for-helper';
import { answerTextsNow } from '../answer-texts';
import type { AnswerTexts } from '../answer-texts';
import { setPhrase } from '../reply';
import type { RecordsReply } from '../reply';
import { resolveDay } from './change';
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
import { parseToldEntry } from '../entries/tells-of-entry';
import { namesUnknownDay, parseCorrection, parsePastDay } from '../entries/parse-correction';
import type { SpokenCorrection } from '../entries/parse-correction';
import { correctionChange, findCorrection, wasteChange } from './corrections';
import { has, parseQuestion } from '../profit/parsed-question';
import { parseRoleRequest } from '../roles/role-order';

const ordered =
  /\b(?:kar ?(?:do|de|dena)|karo|make|set|change|cheyy?i|cheyyandi)\b|कर (?:दो|दे)|करो|చెయ్|చేయండి/iu;
const asked =
  /[?]|\b(?:kitn\w*|how|what|if|agar|batao?|enta|entha|cheppu)\b|कितन|बता|अगर|ఎంత|చెప్పు/iu;

/**
 * Whether a sentence that may be an entry is rather a question about a dish's money, about food, or an order to change
 * the role: 'onion 80 rs ho gaya, ab onion uttapam ka kharcha', 'dosa batter khatta ho gaya', 'koi aur assistant do'. What is plainly an entry
 * stays one.
 */
function hasOtherMeaning(intent: SpokenIntent, text: string, day: Day): boolean {
  if (intent.kind === 'write') return false;
  const tokens = tokensOf(text);
  const role = parseRoleRequest(tokens);
  // A word that may be a role's stands beside plates that are counted.
  const isCounted =
    intent.kind === 'confirm' && /^(?:plates|count|several|waste)$/.test(intent.entry.kind);
  if (role && role.kind !== 'about' && !(role.kind === 'ask' && isCounted)) return true;
  const isPrice = intent.kind === 'confirm' && intent.entry.kind === 'selling-price';
  // 'Chai bees ki kar do, pandrah me kuch bachta nahi': the profit is why, and is not asked for.
  if (isPrice && ordered.test(text) && !asked.test(text)) return false;
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
  /** It rather asks for nothing to be written: what seems plain is asked, too. */
  readonly isDoubtful?: boolean | undefined;
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
  /** The same for a sentence that is understood already, unless it rather asks for something else. */
  readonly act: (
    intent: SpokenIntent,
    text: string,
    options: ReplyOptions,
  ) => Promise<RecordsReply | undefined>;
  /**
   * Corrects what was written last by voice, else what was entered on the day.
   *
   * @param isSure whether it may be written without a yes
   * @returns `undefined` where a sentence corrects nothing of it
   */
  readonly correctLast: (
    text: string,
    isSure: boolean,
    options: ReplyOptions,
  ) => Promise<RecordsReply | undefined>;
  /** Takes back what was written, and drops the question that waits for an answer. */
  readonly undo: (writtenId: string, texts?: AnswerTexts) => Promise<RecordsReply>;
  /** Whether a question waits for its answer. */
  readonly isAsking: () => boolean;
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
      const stall = shell.stall.getSnapshot();
      const plain = intentIn(text, stall);
      const isWhole = plain && plain.kind !== 'no-figure';
      const past = isWhole
        ? undefined
        : parsePastDay(text, stall, shell.ledger.today.getSnapshot());
      const told = past && intentIn(past.rest, stall);
      const kind = (told && ('entry' in told ? told.entry.kind : told.kind)) ?? '';
      const isTold =
        /^(?:count|waste)$/.test(kind) ||
        (/^(?:plates|several|.*price|expense|choose)$/.test(kind) &&
          parseToldEntry(past?.rest ?? '', stall) !== undefined);
      const intent = isTold ? told : plain;
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

  function spoken<Result>(
    { texts = answerTextsNow(), signal }: ReplyOptions,
    work: (texts: AnswerTexts) => Promise<Result>,
  ): Promise<Result> {
    return inTurn(async () => {
      const reply = await work(texts);
      if (signal?.aborted) dialogue.open = undefined;
      return reply;
    });
  }

  return {
    reply: (text, options = {}) =>
      spoken(options, (texts) => replyTo(dialogue, text, texts, options)),
    act: (intent, text, options) =>
      spoken(options, async (texts) =>
        hasOtherMeaning(intent, text, shell.day.getSnapshot())
          ? undefined
          : act(dialogue, intent, text, texts),
      ),
    correctLast: (text, isSure, options) =>
      spoken(options, async (texts) => {
        const last = await dialogue.changes.lastEvents();
        const ofLast = correctionOf(text, last, isSure, shell, texts);
        if (ofLast && last.length > 0) return act(dialogue, ofLast, text, texts);
        // 'Dosa 6 kar do': with nothing to correct it sets the count of the day.
        const set = last.length === 0 ? dialogue.understand(text) : undefined;
        if (set?.kind === 'confirm' && set.entry.kind === 'count')
          return act(dialogue, set, text, texts);
        const ofDay = correctionIn(dialogue, text);
        const corrected = ofDay && (await correct(dialogue, ofDay, text, texts));
        return corrected ?? (ofLast && act(dialogue, ofLast, text, texts));
      }),
    undo: (writtenId, texts = answerTextsNow()) =>
      inTurn(() => {
        dialogue.open = undefined;
        return dialogue.changes.undo(texts, writtenId);
      }),
    isAsking: () => dialogue.open !== undefined,
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
  { before: piece, isDoubtful }: ReplyOptions,
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
  if (answer?.kind === 'write' && open?.question.kind === 'choose') {
    return act(dialogue, { kind: 'write', entry: answer.entry }, open.question.sentence, texts);
  }
  if (answer?.kind === 'write') return write(dialogue, answer.entry, true, texts);
  const revised = answer ? undefined : revisedIn(open, text, shell, texts);
  if (revised) return act(dialogue, revised, text, texts);
  const correction = answer ? undefined : correctionIn(dialogue, text);
  const corrected = correction && (await correct(dialogue, correction, text, texts));
  if (corrected) return corrected;
  const [intent, sentence] = answer
    ? [answer.intent, answer.sentence]
    : intentOf(dialogue, text, piece);
  if (!intent) {
    const ofLast = correctionOf(text, await dialogue.changes.lastEvents(), false, shell, texts);
    return ofLast?.kind === 'write' ? act(dialogue, ofLast, text, texts) : undefined;
  }
  const isAsked = isDoubtful && !answer && intent?.kind === 'write' && intent.entry.kind !== 'undo';
  return act(dialogue, isAsked ? { ...intent, kind: 'confirm' } : intent, sentence ?? text, texts);
}

/** 'Nahi, char' after 'shall I write three?': the same question with what is right. */
function revisedIn(
  open: Dialogue['open'],
  text: string,
  shell: RecordsShell,
  texts: AnswerTexts,
): SpokenIntent | undefined {
  if (open?.question.kind !== 'confirm' || open.question.entry.kind !== 'plates') return undefined;
  const { entry } = open.question;
  const events = entry.plates.map((one, index) => ({
    kind: 'plates' as const,
    ...one,
    id: String(index),
    at: 0,
    device: '',
    day: open.day,
  }));
  const found = correctionOf(text, events, false, shell, texts);
  if (found?.kind !== 'write' || found.entry.kind !== 'correction') return undefined;
  const { event, entry: right } = found.entry;
  if (right?.kind !== 'plates' || !('plates' in right)) return undefined;
  const plates = entry.plates.map((one, index) =>
    String(index) === event.id ? { dish: right.dish, plates: right.plates } : one,
  );
  return { kind: 'confirm', entry: { ...entry, plates } };
}

function correctionIn({ shell }: Dialogue, text: string): SpokenCorrection | undefined {
  const stall = shell.stall.getSnapshot();
  return parseCorrection(text, stall, shell.ledger.today.getSnapshot());
}

/** Corrects an entry of any day, or asks which one is meant; `undefined` where the sentence asks for nothing of the kind. */
async function correct(
  dialogue: Dialogue,
  correction: SpokenCorrection,
  text: string,
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
  return found && act(dialogue, found, text, texts);
}

/** What is told of another day that is over belongs there, and is asked first. A price can be written from now on only. */
function onNamedDay(intent: SpokenIntent, text: string, shell: RecordsShell): SpokenIntent {
  const day = parsePastDay(text, shell.stall.getSnapshot(), shell.ledger.today.getSnapshot())?.day;
  const isOther = (entry: SpokenEntry): boolean =>
    entry.kind === 'several'
      ? entry.entries.some(isOther)
      : 'day' in entry && resolveDay(entry.day, shell) !== day;
  const isPrice = ({ kind }: SpokenEntry) => kind === 'price' || kind === 'selling-price';
  const moved = <One extends SpokenEntry>(entry: One): One =>
    'entries' in entry
      ? { ...entry, entries: entry.entries.map(moved) }
      : 'day' in entry && day !== undefined
        ? { ...entry, day }
        : entry;
  if (day === undefined || !('entry' in intent)) return intent;
  const { entry } = intent;
  if (isPrice(entry)) return { kind: 'confirm', entry, isFromNow: true };
  if (entry.kind === 'several' && entry.entries.some(isPrice)) return { kind: 'one-by-one' };
  return isOther(entry) ? { ...intent, kind: 'confirm', entry: moved(entry) } : intent;
}

async function act(
  dialogue: Dialogue,
  plainIntent: SpokenIntent,
  text: string,
  texts: AnswerTexts,
): Promise<RecordsReply> {
  const { shell } = dialogue;
  const intent = onNamedDay(plainIntent, text, shell);
  const isOfDay = 'entry' in intent && ('day' in intent.entry || intent.entry.kind === 'several');
  const [stall, today] = [shell.stall.getSnapshot(), shell.ledger.today.getSnapshot()];
  if (isOfDay && namesUnknownDay(text, stall, today)) {
    return setPhrase(texts.words.records.correction.whichDay);
  }
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
      // '12,50' may be 1,250.
      if (tokensOf(text).some((token) => /^\d+,\d\d$/.test(token)))
        return act(dialogue, { ...intent, kind: 'confirm' }, text, texts);
      return write(dialogue, intent.entry, false, texts);
    case 'confirm':
      return confirm(dialogue, intent, texts);
    case 'half-plates':
      return setPhrase(texts.words.records.halfPlates);
    case 'one-by-one':
      return setPhrase(texts.words.records.oneByOne);
    case 'choose':
      return askToChoose(dialogue, intent.choices, text, texts);
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
  sentence: string,
  texts: AnswerTexts,
): RecordsReply {
  const { ask: words } = recordNotices(texts.words);
  const stall = dialogue.shell.stall.getSnapshot();
  const distinct = (list: readonly SpokenChoice[]) => withDistinctLabels(list, stall, texts.words);
  const choices = distinct(intentChoices);
  const translated = distinct(withTranslatedLabels(intentChoices, stall, texts));
  ask(dialogue, { kind: 'choose', sentence, choices, translated });
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
    ? askToConfirm(
        dialogue,
        entry,
        texts,
        withBesides(change, texts.words.records.ask.confirm(change.planText(texts))),
      )
    : changes.write(change, texts);
}

async function confirm(
  dialogue: Dialogue,
  { entry, isPurchase, isFromNow }: Extract<SpokenIntent, { readonly kind: 'confirm' }>,
  texts: AnswerTexts,
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
  const ofPrice = isFromNow ? words.fromNow : words.confirm;
  const ofOther = isPurchase ? words.purchase : ofPrice;
  const questionOf = isTakenBack ? words.undo : ofOther;
  return change.kind === 'no-change'
    ? setPhrase(change.text)
    : askToConfirm(dialogue, entry, texts, withBesides(change, questionOf(change.planText(texts))));
}

function withBesides({ besides }: Change, question: string): string {
  return [besides, question].filter(Boolean).join(' ');
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
    case 'several':
      return severalChanges(entry, shell, texts);
  }
}

/** What stands already is told beside the others. */
async function severalChanges(
  { entries }: SeveralEntries,
  shell: RecordsShell,
  texts: AnswerTexts,
): Promise<Change | NoChange> {
  const results = await Promise.all(entries.map((one) => changeOf(one, shell, texts)));
  const changes = results.filter((one) => one.kind === 'change');
  const [first] = changes;
  const refused = results.find((one) => one.kind === 'no-change');
  if (!first) return refused ?? { kind: 'no-change', text: texts.words.records.failed };
  const planText = (now: AnswerTexts) =>
    listed(
      changes.map((one) => one.planText(now)),
      'and',
      now.words,
    );
  return {
    kind: 'change',
    entries: changes.flatMap((one) => one.entries),
    day: first.day,
    besides: refused?.text,
    isUnusual: refused !== undefined || changes.some((one) => one.isUnusual),
    planText,
    doneText: async (now) => now.words.records.correction.written(planText(now)),
    undoneText: async (now) => now.words.records.correction.takenBack(planText(now)),
  };
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
