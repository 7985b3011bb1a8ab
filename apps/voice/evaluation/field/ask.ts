import { callsTo, createFakeShell } from '@thela/testkit';
import { createAssistant } from '../../src/assistant/assistant';
import { englishAnswers } from '../../src/testing/english-answers';
import { TODAY, fieldStall } from './stall';

/** What a new assistant answers to a sentence at the field's stall, and how many events it writes then. */
export async function askAtField(text: string, before?: string) {
  const { signal } = new AbortController();
  const shell = createFakeShell({ today: TODAY, stall: fieldStall });
  const assistant = createAssistant(shell, englishAnswers);
  if (before !== undefined) await assistant.reply(before, signal);
  const already = callsTo(shell).events.length;
  const reply = await assistant.reply(text, signal);
  return { ...reply, written: callsTo(shell).events.length - already };
}
