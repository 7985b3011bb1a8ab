import { usualOnMenu } from '@thela/books';
import type { PriceBooks } from '@thela/books';
import type { Stall } from '@thela/ledger';
import { Choice } from '@thela/ui';
import { memo, useMemo } from 'react';
import { useBooksMessages } from '../books/messages';

export type BaseName = 'usual' | 'today';

/** The counts that a supposed day starts from. */
interface Base {
  readonly name: BaseName;
  /** Plates, by id of the dish. */
  readonly counts: ReadonlyMap<string, number>;
  readonly plates: number;
  /** So many days with sales they are the middle of; 0 for today. */
  readonly days: number;
}

export type Bases = Readonly<Record<BaseName, Base>>;

/** A usual day, and today so far. */
export function useBases(
  stall: Stall,
  days: PriceBooks['days'],
  today: PriceBooks['today'],
): Bases {
  return useMemo(() => {
    const usual = [...usualOnMenu(stall, days, today)];
    // Plates of a dish that is gone stay sold today.
    const dishes = days.find(({ day }) => day === today)?.dishes ?? [];
    const basedOn = Math.max(0, ...usual.map(([, { basedOnDays }]) => basedOnDays));
    return {
      usual: baseOf(
        'usual',
        usual.map(([dish, { plates }]) => [dish, plates]),
        basedOn,
      ),
      today: baseOf(
        'today',
        dishes.map(({ dish, plates }) => [dish, plates]),
        0,
      ),
    };
  }, [stall, days, today]);
}

function baseOf(
  name: BaseName,
  counts: readonly (readonly [string, number])[],
  days: number,
): Base {
  const plates = counts.reduce((sum, [, count]) => sum + count, 0);
  return { name, counts: new Map(counts), plates, days };
}

export interface BaseChoiceProps {
  readonly bases: Bases;
  readonly base: Base;
  readonly onName: (name: BaseName) => void;
}

/** Where to start from, while there are two places. */
export const BaseChoice = memo(function BaseChoice({ bases, base, onName }: BaseChoiceProps) {
  const { whatIf: words, plates } = useBooksMessages();
  const text =
    base.plates === 0
      ? words.noCounts
      : base.name === 'usual'
        ? words.basedOn(plates(base.plates), base.days)
        : words.basedOnToday(plates(base.plates));
  return (
    <div>
      {bases.usual.days > 0 ? (
        <Choice
          label={words.base}
          options={[
            { value: 'usual', label: words.bases.usual },
            { value: 'today', label: words.bases.today },
          ]}
          value={base.name}
          onValue={onName}
        />
      ) : null}
      <p className="mt-2 max-w-text text-ink-soft">{text}</p>
    </div>
  );
});
