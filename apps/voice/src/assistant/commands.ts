import { findMatches, withoutMatches } from '@thela/kitchen-book/words';
import type { Match, Token } from '@thela/kitchen-book/words';
import {
  after,
  afterAtEnd,
  asking,
  before,
  between,
  denials,
  names,
  trailing,
} from './command-words';
import type { Name } from './command-words';
import { isFiller } from './fillers';
import type { Skill } from './reply';

/** A spoken order to change the skill, and what else was said. */
export interface Command {
  readonly skill: Skill;
  readonly rest: readonly Token[];
}

/** At most so many words of an order stand before the name of the skill. */
const farthest = 8;

function isEnd(tokens: readonly Token[], index: number): boolean {
  const token = tokens[index];
  return token === undefined || token === ',' || token === '.' || isFiller(token);
}

function startOf(tokens: readonly Token[], name: Match<Name>): number | undefined {
  const from = Math.max(0, name.from - farthest);
  const words = tokens.slice(from, name.from);
  const order = findMatches(before, words).findLast(({ to }) =>
    words.slice(to).every((word) => between.has(word)),
  );
  return order && from + order.from;
}

function endOf(tokens: readonly Token[], name: Match<Name>): number | undefined {
  const gap = between.has(tokens[name.to] ?? '') ? [0, 1] : [0];
  for (const skipped of gap) {
    const found = findMatches(after, tokens.slice(name.to + skipped, name.to + skipped + 4))[0];
    if (found?.from === 0) return name.to + skipped + found.to;
  }
  const last = findMatches(afterAtEnd, tokens.slice(name.to, name.to + 1))[0];
  return last && isEnd(tokens, name.to + 1) ? name.to + 1 : undefined;
}

function isMark(token: Token): boolean {
  return token === ',' || token === '.';
}

/** Whether the clause holds the name and nothing else; an order's clause is short. */
function standsAlone(tokens: readonly Token[], { from, to }: Match<Name>): boolean {
  const left = tokens.slice(Math.max(0, from - farthest), from);
  const right = tokens.slice(to, to + farthest);
  const start = left.findLastIndex(isMark) + 1;
  const end = right.findIndex(isMark);
  if ((start === 0 && from > farthest) || (end < 0 && to + farthest < tokens.length)) return false;
  return [...left.slice(start), ...(end < 0 ? right : right.slice(0, end))].every(
    (token) => isFiller(token) && !asking.has(token),
  );
}

/** 'From profit to chef', 'profit se chef pe jao': drops the skill that the vendor leaves. */
function withoutLeftSkills(tokens: readonly Token[]): readonly Token[] {
  const left = findMatches(names, tokens).flatMap(({ from, to }) => {
    if (tokens[from - 1] === 'from') return [{ meaning: true, from: from - 1, to }];
    const isLeft = tokens[to] === 'se' && tokens[to + 1] !== 'bat';
    return isLeft ? [{ meaning: true, from, to: to + 1 }] : [];
  });
  return left.length === 0 ? tokens : withoutMatches(tokens, left).filter(Boolean);
}

function orderAt(tokens: readonly Token[], name: Match<Name>): Command | undefined {
  if (denials.has(tokens[name.from - 1] ?? '')) return undefined;
  const start = startOf(tokens, name);
  const end = endOf(tokens, name);
  const isAlone = name.meaning.isOrder && standsAlone(tokens, name);
  if (start === undefined && end === undefined && !isAlone) return undefined;
  let to = end ?? name.to;
  while (trailing.has(tokens[to] ?? '')) to += 1;
  const rest = [...tokens.slice(0, start ?? name.from), ...tokens.slice(to)];
  return { skill: name.meaning.skill, rest: rest.every(isFiller) ? [] : rest };
}

/**
 * Finds an order to change the skill, in English, Hindi in Latin letters or Devanagari.
 *
 * @example commandIn(tokensOf('ab rasoi ki baat karo')) // { skill: 'sous-chef', rest: [] }
 */
export function commandIn(tokens: readonly Token[]): Command | undefined {
  const words = withoutLeftSkills(tokens);
  for (const name of findMatches(names, words)) {
    const command = orderAt(words, name);
    if (command) return command;
  }
  return undefined;
}
