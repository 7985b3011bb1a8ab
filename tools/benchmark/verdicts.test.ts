import { expect, it } from 'vitest';
import { resultCells, rowsOf } from './results';
import type { Sample } from './results';
import { isMet, judge } from './verdicts';
import type { VisitFigures } from './visit';

const figures: VisitFigures = {
  firstPaint: 1000,
  largestPaint: 1000,
  usable: 1000,
  requests: 10,
  bytes: 100_000,
  requestsBeforeUsable: 10,
  scriptBytesBeforeUsable: 80_000,
  longTasks: 2,
  longTaskMs: 200,
  shift: 0,
};

function visits(subject: Sample['subject'], usables: readonly number[], shift = 0): Sample[] {
  return usables.map((usable) => ({
    subject,
    page: 'profit',
    language: 'en-IN',
    cache: 'cold',
    by: 'address',
    figures: { ...figures, usable, shift },
  }));
}

function warm(usable: number, how: Partial<Sample> = {}): Sample {
  const [sample] = visits('composed', [usable]);
  if (!sample) throw new Error('One visit makes one sample.');
  return { ...sample, cache: 'warm', ...how };
}

it('compares medians, so that one slow visit decides nothing', () => {
  const samples = [
    ...visits('composed', [1080, 9000, 1080]),
    ...visits('baseline', [1000, 900, 1000]),
  ];
  const verdict = judge(rowsOf(samples)).find(({ name }) => name.includes('deep link'));
  expect(verdict).toMatchObject({ seen: 1.08, atMost: 1.1 });
});

it('names the row where a budget is missed', () => {
  const samples = [...visits('composed', [1200], 0.1), ...visits('baseline', [1000])];
  const missed = judge(rowsOf(samples)).filter((verdict) => !isMet(verdict));
  expect(missed.map(({ name, row }) => [name, row])).toEqual([
    [
      'each tool usable by deep link, cold: ratio to the baseline',
      'profit cold by address, usable',
    ],
    ['layout shift', 'profit cold by address, shift'],
  ]);
});

it('judges warm pages by their language', () => {
  const slow = { ...figures, firstPaint: 2000, largestPaint: 2000 };
  const languages: readonly Partial<Sample>[] = [{}, { language: 'hi-IN' }];
  const samples = languages.flatMap((how, index) => [
    warm(900 + 50 * index, how),
    { ...warm(1000, how), subject: 'baseline' as const, figures: slow },
  ]);
  const verdicts = judge(rowsOf(samples)).filter(({ name }) => name.startsWith('all times'));
  expect(verdicts.map((verdict) => [verdict.row, verdict.seen, isMet(verdict)])).toEqual([
    ['profit warm by address, usable', 0.9, true],
    ['profit in hi-IN warm by address, usable', 0.95, false],
  ]);
});

it('judges a warm Profit by the floor', () => {
  const samples = [warm(1300), warm(1000, { subject: 'floor' })];
  const verdicts = judge(rowsOf(samples)).filter(({ name }) => name.includes('the floor'));
  expect(verdicts).toMatchObject([{ seen: 1.3, atMost: 1.45 }]);
});

it('judges nothing that was not measured', () => {
  expect(judge(rowsOf(visits('composed', [1200]))).map(({ name }) => name)).toEqual([
    'requests before a tool is usable, cold by address',
    'layout shift',
  ]);
});

it('shows both figures and their ratio', () => {
  const samples = [...visits('composed', [1200]), ...visits('baseline', [1000])];
  expect(resultCells(rowsOf(samples))[1]).toContain('1.20 / 1.00 = 1.20');
});
