import { askForReply } from '@thela/ai';
import type { AssistantShell } from './assistant';
import type { Phrase } from './choose-part';
import type { Memory } from './memory';
import type { Part, Reply } from './reply';
import { systemPrompt } from './system-prompt';

/** Asks the text model to go on in a part; `undefined` when nothing comes of it. */
export async function askModel(
  part: Part,
  { text }: Phrase,
  { brand, day, ai, session }: AssistantShell,
  memory: Memory,
  signal: AbortSignal,
): Promise<Reply | undefined> {
  const system = `${systemPrompt(brand, day.getSnapshot())}\nYou now play the part: ${part}.`;
  const turns = [...memory.turns(), { role: 'user', text }] as const;
  const access = { ai, getAccessToken: session.getAccessToken };
  const result = await askForReply({ system, turns }, access, signal);
  return result.kind === 'answer' ? { text: result.value, part, source: 'model' } : undefined;
}
