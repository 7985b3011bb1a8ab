import { builtInStall, isTimeZone, offsetAt } from '@thela/ledger';
import { Button } from '@thela/ui';
import { useState } from 'react';
import { useMessages } from './messages';

export interface DayBreakProps {
  /** The stall's, IANA name. */
  readonly timeZone: string;
  readonly onChange: (timeZone: string) => void;
  /** Nothing is said where the device shows the same time as the stall, and that is India's. */
  readonly isUsualHidden?: boolean;
}

/** Says by which clock days begin, and offers that of this device and India's, where these show another time now. */
export function DayBreak({ timeZone, onChange, isUsualHidden = false }: DayBreakProps) {
  const { dayBreak } = useMessages();
  const [now] = useState(() => Date.now());
  const [device] = useState(() => new Intl.DateTimeFormat().resolvedOptions().timeZone);
  const isOther = (zone: string) =>
    isTimeZone(zone) && offsetAt(now, zone) !== offsetAt(now, timeZone);
  const others = [...new Set([builtInStall.timeZone, device])].filter(isOther);
  if (isUsualHidden && others.length === 0) return null;
  return (
    <div>
      {isOther(device) ? <p>{dayBreak.ofDevice(cityOf(device))}</p> : null}
      <p>{dayBreak.text(cityOf(timeZone))}</p>
      {others.map((zone) => (
        <Button key={zone} variant="secondary" className="mt-3 mr-3" onClick={() => onChange(zone)}>
          {zone === builtInStall.timeZone ? dayBreak.useIndia : dayBreak.useDevice}
        </Button>
      ))}
    </div>
  );
}

/** @example cityOf('America/New_York') // 'New York' */
export function cityOf(timeZone: string): string {
  return timeZone.slice(timeZone.lastIndexOf('/') + 1).replaceAll('_', ' ');
}
