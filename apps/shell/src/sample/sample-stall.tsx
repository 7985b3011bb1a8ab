import { useStore } from '@thela/contract';
import type { AnswerStore, FeatureId } from '@thela/contract';
import { currentLanguage } from '@thela/language';
import type { StallDay } from '@thela/ledger';
import { stallPath, TextLink, useMessages as usePageMessages } from '@thela/page';
import type { Day } from '@thela/pricing';
import { createMemoryAnswers, createMemoryRecords } from '@thela/records/memory';
import type { MemoryRecords } from '@thela/records/memory';
import { sampleEvents } from '@thela/records/sample-days';
import { useEffect } from 'react';
import type { ComponentType } from 'react';
import { messagesIn, useMessages } from './messages';
import { messages } from './messages/en';

export interface Sample extends Pick<MemoryRecords, 'day' | 'stall' | 'ledger'> {
  readonly answersOf: (tool: FeatureId) => AnswerStore;
  /** Stands above each page that shows it. */
  readonly Notice: ComponentType;
}

/**
 * Makes up a stall in memory alone.
 *
 * @param day of today, as the page shows it
 */
export async function createSample(day: Day, today: StallDay, place: string): Promise<Sample> {
  const { stall: name } = await messagesIn(currentLanguage.getSnapshot().shown).catch(messages);
  const events = sampleEvents({ today, now: Date.now(), day, name, place });
  // A slow phone hears taps in between.
  await new Promise((resolve) => setTimeout(resolve));
  const { stall, ...records } = createMemoryRecords({
    events,
    today,
    random: Math.random,
    storage: 'works',
  });
  const answers = new Map<FeatureId, AnswerStore>();

  function Notice() {
    const words = useMessages();
    const { sample, welcome } = usePageMessages();
    const named = useStore(stall).name;
    useEffect(() => {
      // What is shared carries the name, in the language of the page.
      if (named !== words.stall) stall.describe({ name: words.stall });
    }, [named, words.stall]);
    return (
      <div className="mb-4 flex items-center justify-between gap-3 rounded-card border border-line bg-turmeric-tint px-3 text-sm print:hidden">
        <p className="min-w-0 py-1">
          <strong>{sample}</strong>
          <span>{`: ${words.stays}`}</span>
        </p>
        <span className="max-w-[40%] shrink-0 text-right text-balance">
          <TextLink to={stallPath}>{welcome.setUp}</TextLink>
        </span>
      </div>
    );
  }

  return {
    day: records.day,
    stall,
    ledger: records.ledger,
    answersOf: (tool) => {
      const store = answers.get(tool) ?? createMemoryAnswers([], 'works', tool);
      answers.set(tool, store);
      return store;
    },
    Notice,
  };
}
