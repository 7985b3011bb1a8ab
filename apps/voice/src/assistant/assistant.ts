import { tooLong } from '@thela/ai';
import { tokensOf } from '@thela/kitchen-book/words';
import { answerTo } from './answer';
import { newMemory } from './memory';
import type { Memory } from './memory';
import { dayAnswer } from './records/day-answer';
import { createSpokenRecords } from './records/spoken-records';
import type { SpokenRecords } from './records/spoken-records';
import type { AssistantShell, RecordsReply, Reply } from './reply';
import { roleAnswerIn } from './roles/role-answer';
import { roleSaidIn, withoutRoles } from './roles/role-order';
import type { OrderedRole } from './roles/role-order';
import { sayings } from './sayings';
import { smallTalkIn } from './small-talk';

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
  readonly undo: (written: string) => Promise<RecordsReply>;
  /** Forgets the current skill and what was said, but not what was written. */
  readonly reset: () => void;
}

/**
 * Makes an assistant that starts with the skill of the sous-chef. It reads prices and plates at
 * each reply, calculates all money itself, and asks the kitchen book where there is no text model.
 */
export function createAssistant(shell: AssistantShell): Assistant {
  let memory = newMemory();
  const records = createSpokenRecords(shell);
  return {
    reply: async (text, signal) => {
      const current = memory;
      const reply = await replyTo(text, shell, records, current, signal);
      if (!signal.aborted) current.remember(text, reply);
      return reply;
    },
    replyFromRecords: async (text, options) => {
      const tokens = tokensOf(text);
      // The service says it again; a question back stays open.
      if (smallTalkIn(tokens) === 'repeat') return undefined;
      const written = await records.reply(text, options);
      return written ?? (roleSaidIn(tokens) ? undefined : dayAnswer(text, shell));
    },
    undo: records.undo,
    reset: () => {
      records.reset();
      memory = newMemory();
    },
  };
}

/** The tokenizer drops these signs, so they become words first. */
function withSignsAsWords(text: string): string {
  return text.replaceAll('₹', ' rupees ').replaceAll('%', ' percent ');
}

async function replyTo(
  text: string,
  shell: AssistantShell,
  records: SpokenRecords,
  memory: Memory,
  signal: AbortSignal,
): Promise<Reply> {
  const words = withSignsAsWords(text);
  const refusal = tooLong(words);
  if (refusal?.kind === 'failure') return setPhrase(refusal.failure.message, memory);
  const tokens = tokensOf(words);
  const talk = smallTalkIn(tokens);
  if (talk === 'repeat') return memory.lastReply() ?? setPhrase(sayings.notUnderstood, memory);
  const ofRecords = await records.reply(text, { signal });
  if (ofRecords) return { ...ofRecords, skill: memory.skill };
  if (talk) return setPhrase(sayings.smallTalk(talk, shell.brand), memory);
  const wasAsked = memory.lastReply()?.text === sayings.whichRole;
  const role = (wasAsked ? roleAnswerIn(tokens) : undefined) ?? roleSaidIn(tokens);
  switch (role?.kind) {
    case 'order':
      return switchTo(role, shell, memory, signal);
    case 'ask':
      return setPhrase(sayings.whichRole, memory);
    case 'about':
      return setPhrase(sayings.smallTalk('help', shell.brand), memory);
    case undefined: {
      const phrase = { text, tokens: withoutRoles(tokens) };
      const answer = await answerTo(phrase, shell, memory, signal);
      return answer ?? setPhrase(sayings.notUnderstood, memory);
    }
  }
}

async function switchTo(
  { skill, rest }: OrderedRole,
  shell: AssistantShell,
  memory: Memory,
  signal: AbortSignal,
): Promise<Reply> {
  memory.skill = skill;
  const phrase = { text: rest.join(' '), tokens: rest };
  const answer = phrase.text ? await answerTo(phrase, shell, memory, signal) : undefined;
  return answer ? switchedAnd(answer, memory) : setPhrase(sayings.switched[skill], memory);
}

function setPhrase(text: string, { skill }: Memory): Reply {
  return { text, skill, source: 'set-phrase' };
}

function switchedAnd(answer: Reply, { skill }: Memory): Reply {
  return { ...answer, text: `${sayings.switchedShortly[skill]} ${answer.text}` };
}
