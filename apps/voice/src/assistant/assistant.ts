import { tooLong } from '@thela/ai';
import { tokensOf } from '@thela/kitchen-book/words';
import { answerTo } from './answer';
import { answerFigures } from './answer-figures';
import { isHelper, textsForHelper } from './for-helper';
import { newMemory } from './memory';
import type { Memory } from './memory';
import { createSpokenRecords } from './records/spoken-records';
import type { SpokenRecords } from './records/spoken-records';
import type { AssistantShell, RecordsReply, Reply } from './reply';
import { parseRoleAnswer, parseRoleRequest, withoutRoles } from './roles/role-order';
import type { RoleOrder } from './roles/role-order';
import type { AnswerTexts } from './answer-texts';
import { conversationTexts } from './language/conversation-texts';
import type { ConversationTexts } from './language/conversation-texts';
import { notUnderstoodText, smallTalkText, smallTalkIn } from './small-talk';

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
  const textsFor = (texts: AnswerTexts) => (isHelper(shell) ? textsForHelper(texts) : texts);
  return {
    reply: async (text, signal) => {
      const current = memory;
      const texts = textsFor(await conversation.of(text));
      const reply = await replyTo(text, { shell, records, memory: current, texts, signal });
      if (!signal.aborted) current.remember(text, reply);
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
    reset: () => {
      records.reset();
      conversation.reset();
      memory = newMemory();
    },
  };
}

/** What a reply is made from. */
interface Turn {
  readonly shell: AssistantShell;
  readonly records: SpokenRecords;
  readonly memory: Memory;
  readonly texts: AnswerTexts;
  readonly signal: AbortSignal;
}

async function replyTo(text: string, turn: Turn): Promise<Reply> {
  const { shell, records, memory, texts, signal } = turn;
  const { words } = texts;
  // The tokenizer drops the sign.
  const sentence = text.replaceAll('%', ' percent ');
  const refusal = tooLong(sentence);
  if (refusal?.kind === 'failure') return setPhrase(refusal.failure.message, memory);
  const tokens = tokensOf(sentence);
  const talk = smallTalkIn(tokens);
  if (talk === 'repeat') return memory.lastReply() ?? setPhrase(notUnderstoodText(words), memory);
  const ofRecords = await records.reply(text, { texts, signal });
  if (ofRecords) return { ...ofRecords, skill: memory.skill };
  if (talk) return setPhrase(smallTalkText(talk, shell.brand, words), memory);
  const role =
    (memory.isRoleAsked() ? parseRoleAnswer(tokens) : undefined) ?? parseRoleRequest(tokens);
  switch (role?.kind) {
    case 'order':
      return switchTo(role, turn);
    case 'ask':
      return memory.askRole(setPhrase(words.whichRole, memory));
    case 'about':
      return setPhrase(smallTalkText('help', shell.brand, words), memory);
    case undefined: {
      const phrase = { text, tokens: withoutRoles(tokens) };
      const answer = await answerTo(phrase, shell, memory, texts, signal);
      return answer ?? setPhrase(notUnderstoodText(words), memory);
    }
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
