import { act, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { calendarDate, useToday } from './use-today';

beforeEach(() => void vi.useFakeTimers());

function Today() {
  return <p>{useToday()}</p>;
}

function openAt(now: string, timeZone = 'Asia/Kolkata') {
  vi.stubEnv('TZ', timeZone);
  vi.setSystemTime(new Date(now));
  return render(<Today />);
}

const shown = () => screen.getByRole('paragraph').textContent;
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const fire = (target: EventTarget, name: string) =>
  act(() => void target.dispatchEvent(new Event(name)));
const HOUR = 3_600_000;

it('is the date where the device is, and changes at midnight', () => {
  // Minutes after this moment do not end at midnight.
  openAt('2026-12-31T22:59:30');
  pass(HOUR + 30_000 - 1);
  expect(shown()).toBe('2026-12-31');
  pass(1);
  expect(shown()).toBe('2027-01-01');
  pass(24 * HOUR);
  expect(shown()).toBe('2027-01-02');
});

it.each([
  { what: '23 hours', timeZone: 'America/New_York', date: '2026-03-08', hours: 23 },
  { what: '25 hours', timeZone: 'America/New_York', date: '2026-11-01', hours: 25 },
  { what: 'no midnight', timeZone: 'Africa/Cairo', date: '2026-04-23', hours: 24 },
])('changes at the end of a day before or with a change of the clock: $what', (day) => {
  openAt(`${day.date}T00:00:30`, day.timeZone);
  pass(day.hours * HOUR - 30_000 - 1);
  expect(shown()).toBe(day.date);
  pass(1);
  expect(shown()).toBe(day.date.replace(/\d$/, (digit) => String(Number(digit) + 1)));
});

describe('a device whose timers stood still', () => {
  /** The clock goes on, as while a device sleeps or when somebody changes it; the timers do not. */
  const clockGoesTo = (now: string) => vi.setSystemTime(new Date(now));

  it.each([
    { event: 'visibilitychange', target: () => document },
    { event: 'pageshow', target: () => window },
    { event: 'focus', target: () => window },
  ])('shows the new date as soon as somebody looks at the page ($event)', ({ event, target }) => {
    openAt('2026-11-20T22:00:00');
    clockGoesTo('2026-11-21T06:00:00');
    fire(target(), event);
    expect(shown()).toBe('2026-11-21');
  });

  it('shows it within a minute where nothing tells the page', () => {
    openAt('2026-11-20T22:00:00');
    clockGoesTo('2026-11-21T06:00:00');
    pass(60_000);
    expect(shown()).toBe('2026-11-21');
    clockGoesTo('2026-11-20T06:00:00');
    pass(60_000);
    expect(shown()).toBe('2026-11-20');
  });
});

it('needs no timer while the page is hidden', () => {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(false);
  openAt('2026-11-20T22:00:00');
  hidden.mockReturnValue(true);
  fire(document, 'visibilitychange');
  expect(vi.getTimerCount()).toBe(0);
  hidden.mockReturnValue(false);
  fire(document, 'visibilitychange');
  pass(2 * HOUR);
  expect(shown()).toBe('2026-11-21');
});

it('leaves nothing behind', () => {
  const { unmount } = openAt('2026-11-20T22:00:00');
  unmount();
  fire(window, 'focus');
  expect(vi.getTimerCount()).toBe(0);
});

it('writes the date on the wall, from midnight to midnight', () => {
  expect(calendarDate(new Date(2026, 10, 20, 0, 0))).toBe('2026-11-20');
  expect(calendarDate(new Date(2026, 10, 20, 23, 59, 59))).toBe('2026-11-20');
  expect(calendarDate(new Date(2026, 0, 1))).toBe('2026-01-01');
});
