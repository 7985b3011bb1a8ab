import type { Shell, Ledger } from '@thela/contract';
import type { DayTotals, LedgerEvent, Stall, StallDay } from '@thela/ledger';
import { useCallback, useEffect, useRef, useState } from 'react';
import {
  EARLIEST_DAY,
  isReference,
  LATEST_DAY,
  noReferences,
  stallOn,
  withReferences,
} from '@thela/ledger';
import { isDayEvent } from './entry-numbers';
import type { DayEvent } from './entry-numbers';

/** The stall as it was on a day, without its ingredients. */
async function readStallOn(ledger: Pick<Ledger, 'events'>, day: StallDay): Promise<Stall> {
  // Before it was set up, the stall is as it was then.
  const range = { from: EARLIEST_DAY, to: LATEST_DAY };
  const events = await ledger.events({ ...range, kinds: ['stall', 'dish'] });
  return stallOn(withReferences(noReferences, events.filter(isReference)), day);
}

export interface DayRecords {
  /** `failed`: the records could not be read; the next change of the day tries again. */
  readonly status: 'reading' | 'read' | 'failed';
  /** `null` for a day without events. */
  readonly totals: DayTotals | null;
  /** As it was on a day that is over and has no events; else `null`. */
  readonly stall: Stall | null;
  readonly entries: readonly DayEvent[];
  /** Whether the day changed since. */
  readonly isBehind: boolean;
}

const UNREAD: DayRecords = {
  status: 'reading',
  totals: null,
  stall: null,
  entries: [],
  isBehind: true,
};

/** Who counts ten plates a second does not wait for sums: they are worked out when a pause is this long, in ms. */
const PAUSE_MS = 400;

/**
 * Reads a day of the ledger, and again after it changed.
 *
 * @returns the records, and a function that reads them at once
 */
export function useDayRecords(
  { ledger, reportError }: Pick<Shell, 'ledger' | 'reportError'>,
  day: StallDay,
): readonly [DayRecords, () => void] {
  const [{ of, records }, setRecords] = useState({ of: day, records: UNREAD });
  const read = useRef(() => {});
  useEffect(() => {
    let requests = 0;
    let changes = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = (part: Partial<DayRecords>) =>
      setRecords((before) => {
        const current = before.of === day ? before.records : UNREAD;
        return { of: day, records: { ...current, ...part } };
      });
    const readNow = () => {
      clearTimeout(timer);
      requests += 1;
      const mine = requests;
      const changesBefore = changes;
      readDay(ledger, day).then(
        (latest) => {
          // A slow answer must not replace that of a later question.
          if (mine !== requests) return;
          show({ status: 'read', ...latest, isBehind: changes !== changesBefore });
        },
        (error: unknown) => {
          if (mine !== requests) return;
          reportError(error, 'reading the records of a day');
          // Figures that were read once are right, as far as they go.
          setRecords((before) =>
            before.of === day && before.records.status === 'read'
              ? before
              : { of: day, records: { ...UNREAD, status: 'failed' } },
          );
        },
      );
    };
    read.current = readNow;
    readNow();
    const unsubscribe = ledger.subscribe((days) => {
      if (!days.includes(day)) return;
      changes += 1;
      clearTimeout(timer);
      timer = setTimeout(readNow, PAUSE_MS);
      setRecords((before) =>
        before.records.isBehind
          ? before
          : { ...before, records: { ...before.records, isBehind: true } },
      );
    });
    return () => {
      requests = -1;
      clearTimeout(timer);
      unsubscribe();
    };
  }, [ledger, reportError, day]);
  return [of === day ? records : UNREAD, useCallback(() => read.current(), [])];
}

async function readDay(ledger: Shell['ledger'], day: StallDay) {
  const range = { from: day, to: day };
  const [[totals = null], events] = await Promise.all([
    ledger.totals(range),
    ledger.events({
      ...range,
      kinds: ['expense', 'waste', 'price', 'dish', 'ingredient', 'stall'],
    }),
  ]);
  const isBlank = totals === null && day < ledger.today.getSnapshot();
  const entries = withoutSetUp(events).filter(isDayEvent);
  return { totals, entries, stall: isBlank ? await readStallOn(ledger, day) : null };
}

/** What was entered until the stall itself was, its first event, is its set-up, and no change of it. */
function withoutSetUp(events: readonly LedgerEvent[]): readonly LedgerEvent[] {
  const setUp = events.find((event) => event.kind === 'stall' && event.after === undefined);
  if (!setUp) return events;
  const isOfStall = ({ kind }: LedgerEvent) => ['price', 'dish', 'ingredient'].includes(kind);
  return events.filter(
    (event) => !isOfStall(event) || event.device !== setUp.device || event.at > setUp.at,
  );
}
