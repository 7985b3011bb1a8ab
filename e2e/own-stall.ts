/**
 * Leaves a stall that was set up yesterday, with two plates of Masala Dosa of today, as a page does that ends
 * before they are in its records: the next page finds them. Runs in the page.
 */
export function storeOwnStall(name: string): void {
  const now = Date.now();
  const dayLength = 24 * 3_600_000;
  const entries = [
    { at: now - dayLength, kind: 'stall', fields: { name, timeZone: 'Asia/Kolkata' } },
    { at: now, kind: 'plates', dish: 'masala-dosa', plates: 2 },
  ];
  const device = '7e57c0de-0000-4000-8000-000000000001';
  for (const entry of entries) {
    const id = crypto.randomUUID();
    // 5 h 30 min ahead of UTC, where days begin at 04:00.
    const day = new Date(entry.at + 1.5 * 3_600_000).toISOString().slice(0, 10);
    const event = { ...entry, id, day, device };
    localStorage.setItem(`thela.pending.${id}`, JSON.stringify(event));
  }
}
