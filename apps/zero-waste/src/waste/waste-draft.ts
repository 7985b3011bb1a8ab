import type { AmountUnit, WasteEntry, WasteReason } from '@thela/ledger';
import { AMOUNT_LIMITS, PLATES_LIMITS, parsePositive } from '@thela/text';
import type { NumberFault } from '@thela/text';
import type { Subject } from './subjects';

/** What a person has chosen and typed so far. */
export interface WasteDraft {
  readonly kind: 'dish' | 'ingredient';
  readonly subject: Subject | null;
  readonly text: string;
  /** Of an ingredient. */
  readonly unit: AmountUnit | null;
  readonly reason: WasteReason;
}

export const EMPTY_DRAFT: WasteDraft = {
  kind: 'dish',
  subject: null,
  text: '',
  unit: null,
  reason: 'unsold',
};

/** The draft as an entry of the ledger, or what is missing. */
export type ReadDraft =
  | { readonly kind: 'entry'; readonly entry: WasteEntry }
  | { readonly kind: 'no-subject' }
  | { readonly kind: 'amount'; readonly fault: NumberFault; readonly most: number };

export function readDraft({ kind, subject, text, unit, reason }: WasteDraft): ReadDraft {
  if (subject === null) return { kind: 'no-subject' };
  const limits = kind === 'dish' ? PLATES_LIMITS : AMOUNT_LIMITS;
  const { number, fault } = parsePositive(text, limits);
  if (fault !== undefined) return { kind: 'amount', fault, most: limits.most };
  if (kind === 'dish') {
    return { kind: 'entry', entry: { kind: 'waste', reason, dish: subject.id, plates: number } };
  }
  const chosen = unit ?? subject.units[0] ?? 'kg';
  return {
    kind: 'entry',
    entry: { kind: 'waste', reason, ingredient: subject.id, amount: number, unit: chosen },
  };
}
