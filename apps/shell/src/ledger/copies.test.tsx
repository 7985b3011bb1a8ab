import { ASHA, BINA, eventOf, hearOfShown, sessions } from './testing/accounts';
import { describe, expect, it, vi } from 'vitest';
import { currentDisk, eachOnNewDevice, openTab } from './testing/tabs';

const dosa = 'masala-dosa';
const plates = (count: number) => ({ kind: 'plates', dish: dosa, plates: count }) as const;
const today = { from: '2026-11-20', to: '2026-11-20' };

eachOnNewDevice();

const idsOf = (events: readonly Readonly<Record<string, unknown>>[]) => events.map(({ id }) => id);

describe('a bound copy', () => {
  it('has nothing of the phone’s own, and the own nothing of it', async () => {
    const tab = openTab({ platesSold: {} });
    await tab.ledger.append([plates(3)]);
    tab.show(ASHA);
    expect(tab.plates(dosa)).toBe(0);
    await tab.ledger.append([plates(5)]);
    expect(await tab.totals()).toMatchObject([{ plates: 5 }]);
    tab.show(null);
    expect(tab.plates(dosa)).toBe(3);
    expect(await tab.totals()).toMatchObject([{ plates: 3 }]);
    tab.end();
    const again = openTab({ platesSold: {} });
    await again.settled();
    expect(again.plates(dosa)).toBe(3);
    again.show(ASHA);
    expect(again.plates(dosa)).toBe(5);
  });

  it('shows no samples', () => {
    const tab = openTab({});
    tab.show(ASHA);
    expect(tab.day.getSnapshot().sampleItemIds).toEqual([]);
    expect(tab.plates(dosa)).toBe(0);
  });

  it('keeps what is to be sent, in order, until the server has it', async () => {
    const tab = openTab({ platesSold: {} });
    tab.show(ASHA);
    const { events } = await tab.ledger.append([plates(1), plates(2)]);
    const third = await tab.ledger.append([plates(3)]);
    const copy = (await tab.copies()).synced();
    if (!copy) throw new Error('No bound copy is shown.');
    const ids = idsOf([...events, ...third.events].map((event) => ({ ...event })));
    expect(idsOf(await copy.unsent(10))).toEqual(ids);
    expect(idsOf(await copy.unsent(2))).toEqual(ids.slice(0, 2));
    await copy.markSent(ids.slice(0, 1) as string[]);
    await copy.markRefused([{ id: String(ids[1]), code: 'day_ahead' }]);
    expect(idsOf(await copy.unsent(10))).toEqual(ids.slice(2));
    expect(await copy.countUnsent()).toEqual({
      count: 2,
      refused: [{ id: ids[1], code: 'day_ahead' }],
    });
    await copy.retryRefused(['day_ahead']);
    expect(idsOf(await copy.unsent(10))).toEqual(ids.slice(1));
  });

  it('takes in what the server gives once, in every tab, and sends none of it', async () => {
    const [one, two] = [openTab({ platesSold: {} }), openTab({ platesSold: {} })];
    one.show(ASHA);
    hearOfShown();
    await two.settled();
    const copy = (await one.copies()).synced();
    const events = [eventOf(1, plates(4)), eventOf(2, { kind: 'later', what: 'x' })];
    expect(await copy?.head()).toBe(0);
    await copy?.take(events, 2);
    await copy?.take(events, 3);
    expect(await copy?.head()).toBe(3);
    await vi.waitFor(() => {
      for (const tab of [one, two]) expect(tab.plates(dosa)).toBe(4);
    });
    expect(await copy?.countUnsent()).toEqual({ count: 0, refused: [] });
    expect(await two.totals()).toMatchObject([{ plates: 4 }]);
  });
});

describe('a helper', () => {
  it('is one from the start of the page, and the owner of what the phone keeps for itself', async () => {
    const tab = openTab({ platesSold: {} });
    tab.show(ASHA);
    const role = () => tab.shown.getSnapshot().role.getSnapshot();
    expect(role()).toBe('owner');
    await (await tab.copies()).synced()?.setRole('helper');
    expect(role()).toBe('helper');
    tab.end();
    const again = openTab({ platesSold: {} });
    expect(again.shown.getSnapshot().role.getSnapshot()).toBe('helper');
    again.show(null);
    expect(again.shown.getSnapshot().role.getSnapshot()).toBe('owner');
    currentDisk().clear();
    again.show(ASHA);
    expect(await (await again.copies()).synced()?.role()).toBe('helper');
    expect(again.shown.getSnapshot().role.getSnapshot()).toBe('helper');
  });
});

describe('removing a copy', () => {
  it('leaves nothing of it, and shows the phone’s own', async () => {
    const tab = openTab({ platesSold: {} });
    const copies = await tab.copies();
    await copies.show(ASHA);
    await tab.ledger.append([plates(3)]);
    expect(await copies.remove(ASHA)).toBe(true);
    expect(copies.shown()).toBeNull();
    expect(await copies.of(ASHA.account)).toEqual([]);
    expect(Object.keys({ ...currentDisk() }).filter((name) => name.includes('aaaa'))).toEqual([]);
    await copies.show(ASHA);
    await tab.settled();
    expect(tab.plates(dosa)).toBe(0);
    expect(await tab.ledger.events(today)).toEqual([]);
  });
});

describe('whoever else signs in', () => {
  it('sees nothing of it, and cannot show it', async () => {
    const { session, signIn, end } = sessions();
    signIn(ASHA);
    const tab = openTab({ platesSold: {}, session });
    tab.show(ASHA);
    await tab.ledger.append([plates(5)]);
    end();
    expect(tab.plates(dosa)).toBe(5);
    signIn(BINA);
    expect(tab.plates(dosa)).toBe(0);
    expect(() => tab.show(ASHA)).toThrow('Somebody else');
    // Her session ends by itself, too: what was shown before her is not hers to see.
    end();
    expect(tab.plates(dosa)).toBe(0);
    tab.end();
    const again = openTab({ platesSold: {}, session });
    expect(again.plates(dosa)).toBe(0);
    signIn(ASHA);
    again.show(ASHA);
    expect(again.plates(dosa)).toBe(5);
  });
});
