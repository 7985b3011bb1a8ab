import type { Reply, Skill } from '../reply';
import { wordsOf } from '@thela/language';
import { messages } from '../messages/en';
import type { OrderPhrase } from './role-phrases';

/** What a fresh assistant makes of a sentence: a role that it changes to, a question back, or neither. */
export type Heard = Skill | 'ask' | 'none';

const { whichRole, switchedShortly } = messages(wordsOf('en-IN'));

const roles: readonly Skill[] = ['sous-chef', 'profit', 'zero-waste'];

/** What a reply in English tells of what was heard. */
export function heardIn(reply: Pick<Reply, 'text'>): Heard {
  if (reply.text === whichRole) return 'ask';
  return roles.find((role) => reply.text.startsWith(switchedShortly[role])) ?? 'none';
}

/** `missed`: it was no order to the assistant. */
export type RoleVerdict = 'hit' | 'asked' | 'missed' | 'wrong';

/** Judges what the assistant makes of an order. */
export function verdictOn(role: OrderPhrase[1], heard: Heard): RoleVerdict {
  if (heard === role) return 'hit';
  if (heard === 'ask') return 'asked';
  return heard === 'none' ? 'missed' : 'wrong';
}
