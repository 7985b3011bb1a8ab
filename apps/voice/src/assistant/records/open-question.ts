import { amountsIn, tokensOf, wordSet } from '@thela/understanding';
import type { Token } from '@thela/understanding';
import { parseAgreement, parseChoice } from '../entries/answers';
import type { SpokenChoice, SpokenEntry, SpokenIntent } from '../entries/spoken-entry';
import { isFiller } from '../function-words';
import { translateTelugu } from '../telugu/translate-telugu';

/** A question back that the next sentence may answer. */
export type OpenQuestion =
  | {
      readonly kind: 'choose';
      readonly sentence: string;
      readonly choices: readonly SpokenChoice[];
      /** The same with the labels that are shown. */
      readonly translated: readonly SpokenChoice[];
    }
  | {
      readonly kind: 'confirm';
      readonly entry: SpokenEntry;
      /** The answers that were offered. */
      readonly yes: string;
      readonly no: string;
    }
  /** The figure is missing in what was said. */
  | { readonly kind: 'figure'; readonly sentence: string };

/** What an answer means: what to write, nothing, or no answer at all. */
export type QuestionAnswer =
  | { readonly kind: 'write'; readonly entry: SpokenEntry }
  /** The sentence with the figure that was missing. */
  | { readonly kind: 'complete'; readonly intent: SpokenIntent; readonly sentence: string }
  | { readonly kind: 'drop' };

type Understand = (text: string) => SpokenIntent | undefined;

/** Reads a sentence as the answer to a question back, where it is one; `understand` reads it as one of its own. */
export function parseAnswer(
  question: OpenQuestion,
  text: string,
  understand: Understand,
): QuestionAnswer | undefined {
  const intent = understand(text);
  // 'Galat' after a question means the question, not what was written before it.
  if (intent?.kind === 'write' && intent.entry.kind === 'undo') return { kind: 'drop' };
  if (intent && takesBackAsked(question, intent)) return { kind: 'drop' };
  switch (question.kind) {
    case 'confirm': {
      const agreement = offeredAnswer(question, text) ?? parseAgreement(text);
      if (agreement === 'no') return { kind: 'drop' };
      return agreement && { kind: 'write', entry: question.entry };
    }
    case 'choose':
      return intent?.kind === 'write'
        ? undefined
        : (choiceAnswer(question.choices, text) ?? choiceAnswer(question.translated, text));
    case 'figure':
      return completeSentence(question.sentence, text, understand);
  }
}

/** 'Remove 2 bun maska', after the question whether these are to be written: they are not written yet. */
function takesBackAsked(question: OpenQuestion, intent: SpokenIntent): boolean {
  if (question.kind !== 'confirm' || question.entry.kind !== 'plates') return false;
  if (intent.kind !== 'write' && intent.kind !== 'confirm') return false;
  if (intent.entry.kind !== 'plates') return false;
  const asked = question.entry.plates;
  const taken = intent.entry.plates;
  return (
    taken.length === asked.length &&
    taken.every(
      ({ dish, plates }) =>
        plates < 0 && asked.some((one) => one.dish === dish && one.plates === -plates),
    )
  );
}

/** An answer that was offered counts as it stands, whatever its language. */
function offeredAnswer(
  { yes, no }: Extract<OpenQuestion, { readonly kind: 'confirm' }>,
  text: string,
): 'yes' | 'no' | undefined {
  if (text.trim() === yes) return 'yes';
  return text.trim() === no ? 'no' : undefined;
}

const besideChoices = wordSet('wala wali wale vala waala one is it hai hi number plate plates');
/** An answer without the name of a choice, such as 'the second one', is short. */
const MOST_WORDS = 4;

function choiceAnswer(choices: readonly SpokenChoice[], text: string): QuestionAnswer | undefined {
  const tokens = tokensOf(text);
  const labels = new Set(choices.flatMap(({ label }) => tokensOf(label)));
  const others = tokens.filter(
    (token) => !labels.has(token) && !isFiller(token) && !besideChoices.has(token),
  );
  // 'Masala dosa mein namak zyada hai' does not answer.
  const isNamed = tokens.some((token) => labels.has(token));
  if (isNamed ? others.length > 0 : tokens.length > MOST_WORDS) return undefined;
  const choice = parseChoice(text, choices);
  if (choice === 'none') return { kind: 'drop' };
  return choice && { kind: 'write', entry: choice.entry };
}

const besideFigures = wordSet('rupees rupee rupaye rupay rs plate plates ka ki ke रुपये रुपए प्लेट');

/** 'Do' is two, but also a word of orders: as a figure it stands alone. */
const two = wordSet('do दो');

function isFigure(tokens: readonly Token[]): boolean {
  const words = tokens.filter((token) => !besideFigures.has(token));
  const [only = ''] = words;
  if (words.length === 1 && two.has(only)) return true;
  return (
    tokens.length <= MOST_WORDS &&
    amountsIn(tokens).length === 1 &&
    words.every((token) => isFiller(token) || amountsIn([token]).length === 1)
  );
}

/** The sentence that lacked a figure, with the figure that was said alone. */
function completeSentence(
  sentence: string,
  text: string,
  understand: Understand,
): QuestionAnswer | undefined {
  if (parseAgreement(text) === 'no') return { kind: 'drop' };
  if (!isFigure(tokensOf(translateTelugu(text, [])))) return undefined;
  for (const whole of [`${text} ${sentence}`, `${sentence} ${text}`]) {
    const intent = understand(whole);
    if (intent && intent.kind !== 'no-figure') return { kind: 'complete', intent, sentence: whole };
  }
  return undefined;
}
