import { expect, it, vi } from 'vitest';
import { saveForSure, shareOrSave } from './hand-over';

const picture = new File(['...'], 'stall-2026-11-22.png', { type: 'image/png' });

/** A phone that takes files or not, and how its sheet for sharing ends. */
function phone(own: Partial<Navigator>) {
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), own));
  const saved: string[] = [];
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:picture');
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(`${this.download} of ${this.href}`);
  });
  return saved;
}

const refusedWith = (name: string) => () => Promise.reject(new DOMException('no', name));

it.each([
  { what: 'hands it to a phone that takes files', share: async () => {}, is: 'shared' },
  {
    what: 'saves nothing where the person closes the sheet',
    share: refusedWith('AbortError'),
    is: 'cancelled',
  },
])('$what', async ({ share, is }) => {
  const saved = phone({ canShare: () => true, share });
  expect(await shareOrSave(picture)).toBe(is);
  expect(saved).toEqual([]);
});

it.each<{ what: string; own: Partial<Navigator> }>([
  { what: 'the phone shares texts alone', own: { canShare: () => false, share: async () => {} } },
  { what: 'the phone cannot say what it shares', own: { share: async () => {} } },
  {
    what: 'the sheet may not open any more',
    own: { canShare: () => true, share: refusedWith('NotAllowedError') },
  },
])('saves it where $what', async ({ own }) => {
  const saved = phone(own);
  expect(await shareOrSave(picture)).toBe('saved');
  expect(saved).toEqual(['stall-2026-11-22.png of blob:picture']);
});

const picking = (name: string) => () => Promise.reject(new DOMException('no', name));
const file = { createWritable: async () => ({ write: async () => {}, close: async () => {} }) };
const full = { createWritable: picking('QuotaExceededError') };
const sheet = (how: () => Promise<void>) => ({ canShare: () => true, share: how });

it.each<[string, string, (() => Promise<unknown>) | undefined, Partial<Navigator>]>([
  ['saved', 'a file was written', async () => file, {}],
  ['cancelled', 'no file was chosen', picking('AbortError'), {}],
  ['saved', 'another app took it', undefined, sheet(async () => {})],
  ['cancelled', 'the sheet was closed', undefined, sheet(refusedWith('AbortError'))],
  ['unknown', 'a link was clicked', undefined, {}],
  ['unknown', 'a frame may not pick files', picking('SecurityError'), {}],
  ['QuotaExceededError', 'the disk is full', async () => full, {}],
])('says %s where %s', async (outcome, _, pick, own) => {
  phone(own);
  vi.stubGlobal('showSaveFilePicker', pick);
  const saving = saveForSure('stall.json', 'application/json', async () => '{}');
  expect(await saving.catch(({ name }: DOMException) => name)).toBe(outcome);
});
