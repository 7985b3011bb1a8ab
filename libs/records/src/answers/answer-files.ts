// Answers in files of the records: loaded with these, or when a ledger moves.
import { surplusOf } from '@thela/contract/answer-store';
import * as v from 'valibot';
import { eraseAnswers, readAnswer, shelfOf, toolsWithAnswers } from './stored-answers';
import type { AnswerLocation, ToolAnswer } from './stored-answers';

const toolSchema = v.object({ tool: v.pipe(v.string(), v.regex(/^[a-z\d-]{1,40}$/)) });

/** All answers, as a file has them. */
export function answersIn(place: AnswerLocation): readonly ToolAnswer[] {
  return toolsWithAnswers(place).flatMap((tool) =>
    shelfOf(place, tool)
      .read()
      .map((answer) => ({ tool, ...answer })),
  );
}

/**
 * Those of the answers that would be added: this device does not have them, and they are not older than what is kept.
 *
 * @param values outside data
 */
export function newAnswersOf(
  values: readonly unknown[],
  place: AnswerLocation,
): readonly ToolAnswer[] {
  const byTool = new Map<string, Map<string, ToolAnswer>>();
  for (const answer of values.flatMap(readToolAnswer)) {
    const once = byTool.get(answer.tool) ?? new Map<string, ToolAnswer>();
    byTool.set(answer.tool, once.set(answer.id, answer));
  }
  return [...byTool].flatMap(([tool, once]) => {
    const kept = shelfOf(place, tool).read();
    const known = new Set(kept.map(({ id }) => id));
    const others = [...once.values()].filter(({ id }) => !known.has(id));
    const surplus = new Set(surplusOf([...kept, ...others]));
    return others.filter(({ id }) => !surplus.has(id));
  });
}

/** Adds answers; the surplus goes. @returns whether all are stored */
export function addAnswers(answers: readonly ToolAnswer[], place: AnswerLocation): boolean {
  const isStored = answers.every(({ tool, ...answer }) => !shelfOf(place, tool).put(answer));
  for (const tool of new Set(answers.map((answer) => answer.tool))) {
    const shelf = shelfOf(place, tool);
    for (const id of surplusOf(shelf.read())) shelf.remove(id);
  }
  return isStored;
}

/** Removes answers that a file added. @param values outside data: their tools and ids */
export function removeAnswers(values: readonly unknown[], place: AnswerLocation): void {
  const schema = v.object({ ...toolSchema.entries, id: v.string() });
  for (const value of values) {
    const read = v.safeParse(schema, value);
    if (read.success) shelfOf(place, read.output.tool).remove(read.output.id);
  }
}

/** Moves all answers to another place. What finds no space there is gone: it must not stay for somebody else. */
export function moveAnswers(from: AnswerLocation, to: AnswerLocation): void {
  const moving = answersIn(from);
  eraseAnswers(from);
  addAnswers(moving, to);
}

function readToolAnswer(value: unknown): readonly ToolAnswer[] {
  const read = v.safeParse(toolSchema, value);
  return read.success ? readAnswer(value).map((answer) => ({ ...answer, ...read.output })) : [];
}
