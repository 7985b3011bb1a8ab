import type { Day } from '@thela/pricing';
import { Button } from '@thela/ui';
import { useEffect, useId, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { formatCalendarDate } from './format-calendar-date';
import { messages } from './messages';
import { useToday } from './use-today';

const words = messages.plates;

export interface NewDayProps {
  readonly day: Day;
  readonly onNewDay: () => void;
}

/**
 * Sets the plates back on request, asks first, and says when they are from an earlier day. As long as
 * samples stand there, "Start from zero" is in its place, so that no row moves under a finger.
 */
export function NewDay({ day: { platesSince, sampleItemIds }, onNewDay }: NewDayProps) {
  const [phase, setPhase] = useState<'resting' | 'asking' | 'declined'>('resting');
  const button = useRef<HTMLButtonElement>(null);
  const today = useToday();
  useEffect(() => {
    if (phase === 'declined') button.current?.focus();
  }, [phase]);
  if (phase === 'asking') {
    return <Question onYes={onNewDay} onNo={() => setPhase('declined')} />;
  }
  const isOld = platesSince !== undefined && platesSince < today;
  if (sampleItemIds.length > 0 && !isOld) return null;
  return (
    <div className={`flex flex-wrap items-center gap-x-3 gap-y-2 ${isOld ? 'basis-full' : ''}`}>
      {isOld ? (
        <p className="text-ink-soft">{words.fromDate(formatCalendarDate(platesSince))}</p>
      ) : null}
      <Button ref={button} variant="secondary" onClick={() => setPhase('asking')}>
        {words.newDay}
      </Button>
    </div>
  );
}

interface QuestionProps {
  readonly onYes: () => void;
  readonly onNo: () => void;
}

function Question({ onYes, onNo }: QuestionProps) {
  const id = useId();
  const no = useRef<HTMLButtonElement>(null);
  // A double tap on "New day" must not confirm the question that it opens.
  useEffect(() => no.current?.focus(), []);
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') onNo();
  };
  return (
    <div
      role="group"
      aria-labelledby={id}
      className="basis-full rounded-control bg-turmeric-tint p-4"
    >
      <p id={id} className="font-medium">
        {words.askNewDay}
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button onClick={onYes} onKeyDown={onKeyDown}>
          {words.startNewDay}
        </Button>
        <Button ref={no} variant="secondary" onClick={onNo} onKeyDown={onKeyDown}>
          {words.keep}
        </Button>
      </div>
    </div>
  );
}
