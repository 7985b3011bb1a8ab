import { callModel } from './call-model';
import { delimitInput, delimiterRule } from './delimit-input';
import { lengthOf, maxInputChars, tooLong } from './input-limit';
import type { ModelAccess } from './model-access';
import { messagesNow } from './messages';
import type { AiResult } from './result';

export interface ConversationTurn {
  readonly role: 'user' | 'assistant';
  readonly text: string;
}

const mostTurns = 12;

/**
 * Asks for the next turn of a conversation.
 *
 * @param conversation `system`: the system prompt; `turns`: the conversation so far, the question last.
 * The question may have `maxInputChars` at most. The latest turns are sent: 12 at most, with
 * `maxInputChars` in all.
 * @param signal aborting it cancels the question
 * @returns the reply as plain text, to be shown or said; where it was cut off its last sentence says so
 */
export async function askForReply(
  conversation: { readonly system: string; readonly turns: readonly ConversationTurn[] },
  model: ModelAccess,
  signal: AbortSignal,
): Promise<AiResult<string>> {
  const refusal = tooLong(conversation.turns.at(-1)?.text ?? '');
  if (refusal) return refusal;
  const call = {
    tool: 'advice',
    body: replyBody(conversation.system, conversation.turns),
    noText: 'reply',
  } as const;
  const result = await callModel(call, model, signal);
  return result.kind === 'answer' && !result.isComplete
    ? { ...result, value: `${result.value.trimEnd()} …\n${messagesNow().cutOff}` }
    : result;
}

export function replyBody(system: string, turns: readonly ConversationTurn[]) {
  return {
    systemInstruction: { parts: [{ text: `${system}\n\n${delimiterRule}` }] },
    contents: latestOf(turns).map(({ role, text }) =>
      role === 'user'
        ? { role: 'user', parts: [{ text: delimitInput(text) }] }
        : { role: 'model', parts: [{ text }] },
    ),
  };
}

/** The turns that are sent; the first one is the user's. */
function latestOf(turns: readonly ConversationTurn[]): readonly ConversationTurn[] {
  const latest = turns.slice(-mostTurns);
  let letters = 0;
  const tooEarly = latest.findLastIndex(({ text }) => (letters += lengthOf(text)) > maxInputChars);
  const sent = latest.slice(tooEarly + 1);
  return sent.slice(
    Math.max(
      0,
      sent.findIndex(({ role }) => role === 'user'),
    ),
  );
}
