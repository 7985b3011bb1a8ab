import type { Reply } from '../../reply';
import type { Expected } from './expected';
import { rightAnswer } from './oracle';

/** `asked`: it is asked back, or refused in words; `missed`: something else is said, without a figure of the books. */
type Verdict = 'right' | 'wrong' | 'asked' | 'missed';

export interface Scored {
  readonly text: string;
  readonly verdict: Verdict;
  readonly reply: string;
}

function numbersIn(text: string): readonly number[] {
  return (text.match(/\d[\d,]*(?:\.\d+)?/g) ?? []).map((number) =>
    Number(number.replaceAll(',', '')),
  );
}

function isRight({ text, source }: Reply, { asked }: Expected): boolean {
  const expected = rightAnswer(asked);
  if (expected === null) return source !== 'calculated';
  const numbers = numbersIn(text);
  return (
    source === 'calculated' &&
    expected.numbers.every((number) => numbers.includes(number)) &&
    expected.names.every((row) => row.some((name) => text.includes(name))) &&
    !expected.others.some((name) => text.includes(name))
  );
}

function verdictOn(reply: Reply, expected: Expected): Verdict {
  if (isRight(reply, expected)) return 'right';
  if (reply.source === 'calculated' || reply.source === 'model') return 'wrong';
  return reply.source === 'set-phrase' ? 'asked' : 'missed';
}

/**
 * How each question of a list is answered.
 *
 * @param ask answers it at the made-up stall
 */
export function score(
  list: readonly Expected[],
  ask: (text: string) => Promise<Reply>,
): Promise<readonly Scored[]> {
  return Promise.all(
    list.map(async (one) => {
      const reply = await ask(one.text);
      return { text: one.text, verdict: verdictOn(reply, one), reply: reply.text };
    }),
  );
}
