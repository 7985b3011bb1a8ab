import { useStore } from '@thela/contract';
import { useWords } from '@thela/language';
import { useTranslatedNames } from '@thela/language/built-in-names';
import type { MoneyLine } from '@thela/ledger';
import { fullDayName, reportError } from '@thela/page';
import { formatRupees } from '@thela/pricing';
import { useLedgerRead } from '@thela/records';
import { useReadAloud } from '@thela/speech';
import { ListenButton, useMoney } from '@thela/ui';
import { Send, useFiguresSheet, useShareMessages } from '@thela/ui/share';
import { useCallback } from 'react';
import { useMessages } from './later/messages';
import type { TodayProps } from './today-props';

export interface DayToolsProps extends Pick<TodayProps, 'stall' | 'ledger'> {
  readonly money: MoneyLine;
  readonly plates: string;
}

/** Sends the day's figures, and reads them aloud. */
export default function DayTools({ stall: store, ledger, money, plates }: DayToolsProps) {
  const messages = useMessages();
  const words = useWords();
  const names = useTranslatedNames();
  const { soFar } = useShareMessages();
  const sheetOf = useFiguresSheet();
  const { name } = useStore(store);
  const today = useStore(ledger.today);
  const read = useCallback(() => ledger.totals({ from: today, to: today }), [ledger, today]);
  const { costsNotKnown } = useMoney();
  const { state } = useLedgerRead(ledger, read);
  const amount = formatRupees(Math.abs(money.inHand));
  // A voice may leave out a minus.
  const inHand = money.inHand < 0 ? messages.lossOf(amount) : amount;
  const unknown = costsNotKnown(money.unknownCost, money.unknownWaste);
  const spoken = [inHand, unknown].filter(Boolean).join(', ');
  const text = messages.aloud(plates, formatRupees(money.sold), spoken);
  const reading = useReadAloud(text, words.language);
  const totals = state.status === 'success' ? state.value[0] : undefined;
  if (!totals) return null;
  const dishes = totals.dishes.map((dish) => ({
    ...dish,
    name: names.nameOf({ id: dish.dish, name: dish.name }),
  }));
  const titles = { stall: name, title: soFar(fullDayName(words, today)), subtitle: '' };
  return (
    <>
      <Send
        sheet={sheetOf(titles, { ...totals, dishes })}
        fileName={`stall-${today}`}
        className="flex-1 sm:max-w-96"
        onError={(error) => reportError(error, { name: 'shell' }, 'drawing the day')}
      />
      {reading.isOffered ? <ListenButton state={reading.state} toggle={reading.toggle} /> : null}
    </>
  );
}
