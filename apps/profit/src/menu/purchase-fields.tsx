import type { AmountUnit, PurchaseUnit } from '@thela/ledger';
import { PRICE_LIMITS } from '@thela/text';
import { NumberNote, PriceInput, useAnnouncement, useNumberDraft } from '@thela/ui';
import { useId, useState } from 'react';
import { useMessages } from '../messages';
import { perUnit } from '../unit-words';
import { AmountFields } from './amount-fields';
import { useMenuMessages } from './messages';
import { SelectField } from './select-field';
import { amountUnits, unitOptions } from './unit-choices';

const PACKET = 'packet';

export interface PurchaseFieldsProps {
  readonly name: string;
  readonly unit: PurchaseUnit;
  /** ₹ per unit; `null` for an empty field. */
  readonly price: number | null;
  /** @returns why the unit cannot be changed to this one; `null` if it was */
  readonly onUnit: (unit: PurchaseUnit) => string | null;
  readonly onPrice: (price: number | null) => void;
}

/** What an ingredient is bought by, and what that costs. */
export function PurchaseFields({ name, unit, price, onUnit, onPrice }: PurchaseFieldsProps) {
  const id = useId();
  const { ingredient: words } = useMenuMessages();
  const { prices, units } = useMessages();
  const [refusal, refuse] = useAnnouncement();
  // A packet is one only once somebody said how much is in it.
  const [newPacket, setNewPacket] = useState<AmountUnit | null>(null);
  const draft = useNumberDraft(price, onPrice, PRICE_LIMITS, { onUnknown: () => onPrice(null) });
  const change = (wanted: PurchaseUnit) => {
    const fault = onUnit(wanted);
    refuse(fault ?? '');
    if (fault === null) setNewPacket(null);
  };
  const isPacket = newPacket !== null || typeof unit !== 'string';
  const packetUnit = newPacket ?? (typeof unit === 'string' ? unit : unit.packetOf.unit);
  return (
    <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
      <div className="min-w-0">
        <label htmlFor={`${id}-unit`} className="mb-1 block font-medium">
          {words.unit}
          <span className="sr-only">: {name}</span>
        </label>
        <SelectField
          id={`${id}-unit`}
          aria-describedby={refusal ? `${id}-refusal` : undefined}
          value={isPacket ? PACKET : unit}
          options={[...unitOptions(units, amountUnits), { value: PACKET, label: words.packet }]}
          onChange={({ currentTarget: { value } }) => {
            const wanted = amountUnits.find((each) => each === value);
            if (wanted) change(wanted);
            else if (typeof unit === 'string') setNewPacket(unit === 'kg' ? 'g' : unit);
          }}
        />
        {isPacket ? (
          <div className="mt-3">
            <AmountFields
              label={words.packetAmount}
              unitLabel={words.packetUnit}
              amount={typeof unit === 'string' ? null : unit.packetOf.amount}
              unit={packetUnit}
              onUnit={(inner) => {
                if (typeof unit === 'string') setNewPacket(inner);
                else change({ packetOf: { ...unit.packetOf, unit: inner } });
              }}
              onAmount={(amount) => change({ packetOf: { amount, unit: packetUnit } })}
            />
          </div>
        ) : null}
        {refusal ? (
          <p id={`${id}-refusal`} role="alert" className="mt-1 text-sm font-medium text-chilli">
            {refusal}
          </p>
        ) : null}
      </div>
      <div className="min-w-0">
        <label htmlFor={`${id}-price`} className="mb-1 block font-medium">
          {words.price(perUnit(unit, units))}
          <span className="sr-only">: {name}</span>
        </label>
        <PriceInput id={`${id}-price`} draft={draft} hintId={`${id}-hint`} />
        <NumberNote id={`${id}-price`} draft={draft} words={prices} isMoney className="mt-1" />
        <p id={`${id}-hint`} className="mt-1 text-sm text-ink-soft">
          {price === null ? prices.unknown : words.fromToday}
        </p>
      </div>
    </div>
  );
}
