import type { VoiceEvent } from '../voice-engine';

/** Lets a callback through only as long as the phase lasts in which it was made. */
export type During = <Args extends unknown[]>(
  callback: (...args: Args) => void,
) => (...args: Args) => void;

/** What goes on in a phase. */
export interface Doing {
  /** Ends it at once and for good. */
  readonly end?: () => void;
  /** What the vendor's tap does. */
  readonly tap?: () => void;
}

export interface Phase {
  /** After `over` nothing follows. */
  readonly name: 'connecting' | 'speaking' | 'hearing' | 'thinking' | 'resting' | 'over';
  /** Is told as it begins. */
  readonly opening: readonly VoiceEvent[];
  /** Is told as it ends. */
  readonly closing?: readonly VoiceEvent[];
  readonly begin?: (during: During) => Doing;
}

export interface Phases {
  /**
   * Ends the phase there is, whatever it waits for, and begins the next.
   *
   * @param before what is told between the two
   */
  readonly enter: (next: Phase, before?: readonly VoiceEvent[]) => void;
  readonly tap: () => void;
}

/**
 * One phase at a time. What a phase began ends with it, and whatever is still called back then
 * reaches nobody; so it is, too, where the browser calls back before the phase has quite begun.
 */
export function createPhases(tell: (event: VoiceEvent) => void): Phases {
  let current: { readonly phase: Phase; doing: Doing } | null = null;
  return { enter, tap: () => current?.doing.tap?.() };

  function enter(next: Phase, before: readonly VoiceEvent[] = []) {
    if (current?.phase.name === 'over') return;
    const last = current;
    const mine: NonNullable<typeof current> = { phase: next, doing: {} };
    const isMine = () => current === mine;
    current = mine;
    last?.doing.end?.();
    for (const event of [...(last?.phase.closing ?? []), ...before, ...next.opening]) {
      if (isMine()) tell(event);
    }
    if (!isMine() || !next.begin) return;
    mine.doing = next.begin((callback) => (...args) => {
      if (isMine()) callback(...args);
    });
    if (!isMine()) mine.doing.end?.();
  }
}
