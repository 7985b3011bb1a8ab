import type { WasteEntry, WasteReason, AmountUnit } from '@thela/ledger';
import { AMOUNT_LIMITS, parseNumber, WASTE_LIMITS } from '@thela/text';
import type { NumberFault } from '@thela/text';
import { Button, Choice } from '@thela/ui';
import { useEffect, useRef, useState } from 'react';
import { AmountChoice } from './amount-choice';
import { useWasteMessages } from './messages';
import type { WasteMessages } from './messages';
import { SubjectChoice } from './subject-choice';
import type { Subject, Subjects } from './subjects';

/** What a person has chosen and typed so far. */
interface WasteDraft {
  readonly kind: 'dish' | 'ingredient';
  readonly subject: Subject | null;
  readonly text: string;
  /** Of an ingredient. */
  readonly unit: AmountUnit | null;
  readonly reason: WasteReason;
}

const EMPTY_DRAFT: WasteDraft = {
  kind: 'dish',
  subject: null,
  text: '',
  unit: null,
  reason: 'unsold',
};

type ReadDraft =
  | { readonly kind: 'entry'; readonly entry: WasteEntry }
  | { readonly kind: 'no-subject' }
  | { readonly kind: 'amount'; readonly fault: NumberFault; readonly most: number }
  | { readonly kind: 'question'; readonly readings: readonly [number, number] };

function readDraft({ kind, subject, text, unit, reason }: WasteDraft): ReadDraft {
  if (subject === null) return { kind: 'no-subject' };
  const limits = kind === 'dish' ? WASTE_LIMITS : AMOUNT_LIMITS;
  const { number, readings, fault } = parseNumber(text, limits);
  if (readings) return { kind: 'question', readings };
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

const REASONS: readonly WasteReason[] = ['unsold', 'spoilt', 'spilt', 'other'];

export interface WasteFormProps {
  readonly subjects: Subjects;
  /** A helper enters dishes alone. */
  readonly hasIngredients: boolean;
  /** What an entry is worth, in words; empty for who does not see costs. */
  readonly worthOf: (entry: WasteEntry) => string;
  readonly onAdd: (entry: WasteEntry) => void;
  /** What is corrected: the form begins with it. */
  readonly first: WasteEntry | null;
  readonly onCancel: () => void;
  /** The most plates of a dish that were cooked on a day; `null` where no day tells. */
  readonly mostOf: (dish: string) => number | null;
}

function draftOf(entry: WasteEntry | null, { dishes, ingredients }: Subjects): WasteDraft {
  if (entry === null) return EMPTY_DRAFT;
  const { reason } = entry;
  const find = (subjects: readonly Subject[], id: string) =>
    subjects.find((each) => each.id === id) ?? null;
  return 'dish' in entry
    ? {
        kind: 'dish',
        subject: find(dishes, entry.dish),
        text: String(entry.plates),
        unit: null,
        reason,
      }
    : {
        kind: 'ingredient',
        subject: find(ingredients, entry.ingredient),
        text: String(entry.amount),
        unit: entry.unit,
        reason,
      };
}

/** What was thrown away, how much of it, and why. */
export function WasteForm(props: WasteFormProps) {
  const { subjects, hasIngredients, worthOf, onAdd, first, onCancel, mostOf } = props;
  const { form: words, reasons, units } = useWasteMessages();
  const [draft, setDraft] = useState(() => draftOf(first, subjects));
  /** The most plates of a day, while it is asked whether more is meant. */
  const [most, setMost] = useState<number | null>(null);
  const [isChecked, setChecked] = useState(false);
  const amount = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (first) amount.current?.focus();
  }, [first]);
  const { kind, subject } = draft;
  const choices = kind === 'dish' ? subjects.dishes : subjects.ingredients;
  const read = readDraft(draft);
  const change = (next: Partial<WasteDraft>) => {
    setDraft({ ...draft, ...next });
    setMost(null);
  };
  const onSubject = (chosen: Subject | null) => {
    change({ subject: chosen, unit: null });
    if (chosen && choices.length > 8) amount.current?.focus();
  };
  const onSubmit = () => {
    setChecked(read.kind !== 'entry');
    if (read.kind === 'amount' || read.kind === 'question') amount.current?.focus();
    if (read.kind !== 'entry') return;
    const { entry } = read;
    const usual = 'dish' in entry ? mostOf(entry.dish) : null;
    if ('dish' in entry && usual !== null && entry.plates > usual && most === null) {
      setMost(usual);
      return;
    }
    onAdd(entry);
    setMost(null);
    setDraft({ ...EMPTY_DRAFT, kind, reason: draft.reason });
  };
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {hasIngredients ? (
        <Choice
          label={words.kind}
          options={(['dish', 'ingredient'] as const).map((value) => ({
            value,
            label: words.kinds[value],
          }))}
          value={kind}
          onValue={(next) => change({ kind: next, subject: null, unit: null })}
        />
      ) : null}
      {choices.length === 0 ? (
        <p className="text-ink-soft">{kind === 'dish' ? words.noDishes : words.noIngredients}</p>
      ) : (
        <SubjectChoice
          key={kind}
          legend={words[kind]}
          subjects={choices}
          chosen={subject}
          onChoose={onSubject}
          fault={isChecked && read.kind === 'no-subject' ? words.notChosen : null}
        />
      )}
      <div className="flex flex-wrap items-start gap-x-4 gap-y-3">
        <div className="min-w-40 flex-[1_1_10rem]">
          <AmountChoice
            ref={amount}
            text={draft.text}
            onText={(text) => change({ text })}
            fault={faultText(read, isChecked, words.faults)}
            readings={read.kind === 'question' ? read.readings : null}
            isPlates={kind === 'dish'}
          />
        </div>
        {subject && subject.units.length > 0 ? (
          <Choice
            label={words.unit}
            options={subject.units.map((value) => ({ value, label: units[value] }))}
            value={draft.unit ?? subject.units[0] ?? null}
            onValue={(unit) => change({ unit })}
          />
        ) : null}
        {hasIngredients ? (
          <p className="-mt-1 w-full text-ink-soft tabular-nums">
            {(read.kind === 'entry' ? worthOf(read.entry) : '') || words.worthHere}
          </p>
        ) : null}
      </div>
      <Choice
        label={words.why}
        options={REASONS.map((value) => ({ value, label: reasons[value] }))}
        value={draft.reason}
        onValue={(reason) => change({ reason })}
      />
      {most !== null && read.kind === 'entry' && 'dish' in read.entry ? (
        <p role="alert" className="rounded-control bg-turmeric-tint p-3 font-medium">
          {words.more(read.entry.plates, most)}
        </p>
      ) : null}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" className="w-full sm:w-auto">
          {most === null ? (first ? words.store : words.add) : words.isRight}
        </Button>
        {first ? (
          <Button variant="secondary" className="w-full sm:w-auto" onClick={onCancel}>
            {words.cancel}
          </Button>
        ) : null}
      </div>
    </form>
  );
}

function faultText(
  read: ReadDraft,
  isChecked: boolean,
  faults: WasteMessages['form']['faults'],
): string | null {
  // A missing amount becomes a fault only when somebody submits the form.
  if (read.kind !== 'amount' || (read.fault === 'empty' && !isChecked)) return null;
  if (!isChecked && read.fault !== 'too-high') return null;
  return read.fault === 'too-high' ? faults['too-high'](read.most) : faults[read.fault];
}
