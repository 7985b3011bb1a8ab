import type { VoiceEvent } from '../voice-engine';

/** Wraps a callback so that it does nothing after the phase in which it was made. */
export type During = <Args extends unknown[]>(
  callback: (...args: Args) => void,
) => (...args: Args) => void;

/** What runs in a phase. */
export interface Doing {
  readonly end?: () => void;
  readonly tap?: () => void;
}

export interface Phase {
  /** After `over` nothing follows. */
  readonly name: 'connecting' | 'speaking' | 'hearing' | 'thinking' | 'resting' | 'over';
  readonly opening: readonly VoiceEvent[];
  readonly closing?: readonly VoiceEvent[];
  readonly begin?: (during: During) => Doing;
}

export interface Phases {
  /**
   * Ends the current phase, whatever it waits for, and begins the next.
   *
   * @param before the events emitted between the two
   */
  readonly enter: (next: Phase, before?: readonly VoiceEvent[]) => void;
  readonly tap: () => void;
}

/**
 * Runs one phase at a time. The end of a phase stops what it started, and its later callbacks are
 * ignored; so are those that the browser makes before the phase has been set up.
 */
export function createPhases(emit: (event: VoiceEvent) => void): Phases {
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
      if (isMine()) emit(event);
    }
    if (!isMine() || !next.begin) return;
    mine.doing = next.begin((callback) => (...args) => {
      if (isMine()) callback(...args);
    });
    if (!isMine()) mine.doing.end?.();
  }
}
