import { expect, it, vi } from 'vitest';
import type { VoiceEvent } from '../voice-engine';
import { createPhases } from './phases';
import type { Doing, During, Phase } from './phases';

const opening = [{ type: 'speech-start' }] as const;
const closing = [{ type: 'speech-end' }] as const;

function openPhases() {
  const told: string[] = [];
  const phases = createPhases(({ type }: VoiceEvent) => told.push(type));
  const enter = (name: Phase['name'], begin?: (during: During) => Doing) =>
    phases.enter({ name, opening: [], ...(begin ? { begin } : {}) });
  return { ...phases, enter, enterPhase: phases.enter, told };
}

it('ends one phase before the next begins, and tells both in order', () => {
  const { enter, enterPhase, told } = openPhases();
  enterPhase({
    name: 'speaking',
    opening,
    closing,
    begin: () => ({ end: () => told.push('(silent)') }),
  });
  enterPhase({ name: 'resting', opening: [{ type: 'ready' }] }, [{ type: 'connected' }]);
  enter('hearing');
  expect(told).toEqual(['speech-start', '(silent)', 'speech-end', 'connected', 'ready']);
});

it('lets through no call that comes back after its phase', () => {
  const { enter } = openPhases();
  const onText = vi.fn<(text: string) => void>();
  let late: (text: string) => void = () => {};
  enter('hearing', (during) => {
    late = during(onText);
    late('in time');
    return {};
  });
  enter('resting');
  late('too late');
  expect(onText.mock.calls).toEqual([['in time']]);
});

it('ends what a phase began although it was over before it had quite begun', () => {
  const { enter, enterPhase, told } = openPhases();
  const end = vi.fn<() => void>();
  enterPhase({
    name: 'speaking',
    opening,
    closing,
    begin: (during) => {
      during(() => enter('resting'))();
      return { end };
    },
  });
  expect(told).toEqual(['speech-start', 'speech-end']);
  expect(end).toHaveBeenCalledOnce();
});

it('begins nothing where whoever is told enters another phase', () => {
  const begun: string[] = [];
  const phases = createPhases(({ type }) => {
    if (type === 'speech-start') phases.enter({ name: 'over', opening: [] });
  });
  phases.enter({
    name: 'speaking',
    opening,
    begin: () => {
      begun.push('speaking');
      return {};
    },
  });
  expect(begun).toEqual([]);
});

it('hands a tap to the phase there is', () => {
  const { enter, tap } = openPhases();
  const taps: string[] = [];
  tap();
  enter('speaking', () => ({ tap: () => taps.push('speaking') }));
  tap();
  enter('thinking');
  tap();
  expect(taps).toEqual(['speaking']);
});

it('goes nowhere after it is over', () => {
  const { enter, told } = openPhases();
  enter('over');
  enter('hearing', () => {
    told.push('hears');
    return {};
  });
  expect(told).toEqual([]);
});
