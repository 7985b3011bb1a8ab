import { CONTRACT } from '@thela/contract';
import { builtInMenu } from '@thela/pricing';
import { describe, expect, it } from 'vitest';
import { defaultsOf, toolSwitches } from './choices';
import { shellOf, toolPageChoices } from './scenario';
import type { ToolPageScenario } from './scenario';
import { addDays } from '@thela/ledger';
import { ownDishes } from './stalls/own-stall';

const ORIGIN = 'http://localhost:5202';

function shellIn(scenario: Partial<ToolPageScenario>) {
  return shellOf({ ...defaultsOf(toolPageChoices), ...scenario }, ORIGIN);
}

function platesIn(
  figures: ToolPageScenario['figures'],
  stall: ToolPageScenario['stall'] = 'sample',
) {
  return Object.values(shellIn({ figures, stall }).day.getSnapshot().platesSold);
}

describe('the shell of a scenario', () => {
  it('is, where nobody chose, that of an unknown vendor with samples and the built-in book', () => {
    const shell = shellIn({});
    expect(shell.contract).toBe(CONTRACT);
    expect(shell.session.getSnapshot()).toEqual({ status: 'unknown' });
    expect(shell.day.getSnapshot().sampleItemIds).toEqual(builtInMenu.map(({ id }) => id));
    expect(shell.ai).toEqual({ mode: 'built-in' });
  });

  it('has the same samples each time, and another for each dish', () => {
    expect(platesIn('sample')).toEqual(platesIn('sample'));
    expect(new Set(platesIn('sample')).size).toBe(builtInMenu.length);
  });

  it.each(['signed-in', 'signed-out'] as const)('knows that the vendor is %s', (session) => {
    expect(shellIn({ session }).session.getSnapshot().status).toBe(session);
  });

  it.each(toolSwitches.role)('knows that the person is the %s', (role) => {
    expect(shellIn({ role }).stall.role.getSnapshot()).toBe(role);
  });

  it('has figures of the vendor’s own, none at all, or more than fit', () => {
    expect(platesIn('fixed')).toEqual([20, 35, 40, 15, 30]);
    expect(platesIn('none')).toEqual([0, 0, 0, 0, 0]);
    const { day, brand } = shellIn({ figures: 'extreme' });
    const { platesSold, ingredientPrices } = day.getSnapshot();
    expect(Math.min(...Object.values(platesSold))).toBeGreaterThan(900_000);
    expect(Math.min(...Object.values(ingredientPrices))).toBeGreaterThan(900_000_000);
    expect(brand.location.length).toBeGreaterThan(60);
  });

  it('sells the own dishes of an own stall, at its place', () => {
    const { stall, day, brand } = shellIn({ stall: 'own' });
    expect(stall.getSnapshot()).toMatchObject({ isOwn: true, name: 'Lakshmi Tiffins' });
    expect(brand.location).toBe('Secunderabad, Telangana');
    expect(Object.keys(day.getSnapshot().platesSold)).toEqual(ownDishes);
    expect(Math.min(...platesIn('fixed', 'own'))).toBeGreaterThan(0);
    expect(Math.max(...platesIn('none', 'own'))).toBe(0);
    expect(Math.min(...platesIn('extreme', 'own'))).toBeGreaterThan(900_000);
  });

  it('knows a whole year of an own stall', async () => {
    const { ledger } = shellIn({ stall: 'year' });
    const to = ledger.today.getSnapshot();
    expect(await ledger.totals({ from: addDays(to, -364), to })).toHaveLength(365);
  });

  it('says that the storage is full', async () => {
    const { ledger, day } = shellIn({ stall: 'full' });
    const stored = await ledger.append([{ kind: 'plates', dish: 'upma', plates: 3 }]);
    expect(stored).toMatchObject({ ok: false, reason: 'full' });
    expect(day.getSnapshot().platesSold['upma']).toBe(12);
  });
});
