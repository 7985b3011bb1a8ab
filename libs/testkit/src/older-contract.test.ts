import { describe, expect, it } from 'vitest';
import { requireSpoken, spokenContracts, withoutLaterMembers } from './older-contract';

describe('the contracts that a fake shell can speak', () => {
  it('are all minors up to that of today, the latest first', () => {
    expect(spokenContracts('1.0')).toEqual(['1.0']);
    expect(spokenContracts('2.3')).toEqual(['2.3', '2.2', '2.1', '2.0']);
  });

  it.each(['0.9', '1.999', '2.0', 'soon'])('do not include %s', (contract) => {
    expect(() => requireSpoken(contract)).toThrow(`cannot speak contract ${contract}`);
  });
});

describe('a shell of an older contract', () => {
  const shell = { day: 'always', receipts: 'since 1.1', weather: 'since 1.2' };
  const cameIn = { receipts: 1, weather: 2 };

  it('lacks what came in a later minor, and nothing else', () => {
    expect(withoutLaterMembers(shell, '1.0', cameIn)).toEqual({ day: 'always' });
    expect(withoutLaterMembers(shell, '1.1', cameIn)).not.toHaveProperty('weather');
    expect(withoutLaterMembers(shell, '1.1', cameIn)).toHaveProperty('receipts');
    expect(withoutLaterMembers(shell, '1.2', cameIn)).toEqual(shell);
  });

  it('lacks what came later inside a member, which stays', () => {
    const withDay = { day: { open: 'always', close: 'since 1.1' }, notify: { show: 'always' } };
    const inside = { 'day.close': 1 };
    expect(withoutLaterMembers(withDay, '1.0', inside)).toEqual({
      day: { open: 'always' },
      notify: { show: 'always' },
    });
    expect(withoutLaterMembers(withDay, '1.1', inside)).toEqual(withDay);
  });
});
