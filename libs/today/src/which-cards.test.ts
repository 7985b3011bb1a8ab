import { expect, it } from 'vitest';
import { partOfDay } from './hour-cards';
import { cardsAt } from './which-cards';
import type { Moment } from './which-cards';

const calm: Moment = {
  part: 'day',
  hasLate: false,
  hasFuture: false,
  hasUnknownCost: false,
  isUnsafe: false,
  news: { kind: 'first-day' },
  isCloseDue: false,
  isClosed: false,
  hasSold: true,
};
const urgent = { hasLate: true, hasFuture: true, hasUnknownCost: true, isUnsafe: true };

it.each([
  ['03:59', 'evening'],
  ['04:00', 'morning'],
  ['10:59', 'morning'],
  ['11:00', 'day'],
  ['17:59', 'day'],
  ['18:00', 'evening'],
])('knows what part of the day it is at the stall: %s', (time, part) => {
  expect(partOfDay(Date.parse(`2026-11-22T${time}+05:30`), 'Asia/Kolkata')).toBe(part);
});

it.each([
  ['the day', {}, ['waste', 'yesterday']],
  ['a day before its first sale', { hasSold: false }, ['yesterday']],
  ['the evening', { part: 'evening' }, ['close', 'tomorrow']],
  ['an evening without sales', { part: 'evening', hasSold: false }, ['yesterday', 'tomorrow']],
  ['a closed evening', { part: 'evening', isClosed: true }, ['closed', 'tomorrow']],
  ['a day that is closed early', { isClosed: true }, ['closed', 'tomorrow']],
  ['the morning', { part: 'morning' }, ['list', 'yesterday']],
  [
    'every fourth morning',
    { part: 'morning', isCloseDue: true },
    ['list', 'askClose', 'yesterday'],
  ],
  ['what is urgent', urgent, ['late', 'future', 'unknownCost']],
  ['one urgent thing', { part: 'evening', hasLate: true }, ['late', 'close', 'tomorrow']],
  ['a stall on one phone', { isUnsafe: true }, ['keepSafe', 'waste', 'yesterday']],
] as const)('has at most three cards, by urgency and hour: %s', (_name, moment, cards) => {
  expect(cardsAt({ ...calm, ...moment })).toEqual(cards);
});
