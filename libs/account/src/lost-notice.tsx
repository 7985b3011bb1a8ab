import { useStore } from '@thela/contract';
import type { Store } from '@thela/contract';
import { useWords } from '@thela/language';
import type { Words } from '@thela/language';
import { useTranslatedNames } from '@thela/language/built-in-names';
import { decisionsOf, disputedFields } from '@thela/ledger';
import type {
  Amount,
  LostDecision,
  Preparation,
  PriceTag,
  RecipeLine,
  Stall,
  StallDay,
} from '@thela/ledger';
import { dayName, NoticeBar } from '@thela/page';
import { formatRupees } from '@thela/pricing';
import { Button } from '@thela/ui';
import { useToday } from '@thela/ui/use-today';
import { useMessages } from './messages';
import type { Messages } from './messages';

export interface LostNoticeProps {
  readonly lost: readonly LostDecision[];
  readonly stall: Store<Stall>;
  readonly onSeen: () => void;
}

/** What this phone decided, and another one decided later without having seen it: both values, once. */
export function LostNotice({ lost, stall, onSeen }: LostNoticeProps) {
  const { notices } = useMessages();
  const words = useWords();
  const today = useToday();
  const named = useTranslatedNames().inStall(useStore(stall));
  const lines = lost.flatMap((each) => linesOf(each, named, today, notices.lost, words));
  return (
    <NoticeBar role="status" text={notices.lost.heading}>
      <ul className="w-full list-disc pl-5">
        {[...new Set(lines)].map((line) => (
          <li key={line} translate="no" className="wrap-anywhere">
            {line}
          </li>
        ))}
      </ul>
      <Button variant="secondary" onClick={onSeen}>
        {notices.seen}
      </Button>
    </NoticeBar>
  );
}

type LostWords = Messages['notices']['lost'];

function linesOf(
  lost: LostDecision,
  stall: Stall,
  today: StallDay,
  text: LostWords,
  words: Words,
): readonly string[] {
  const subject = subjectOf(lost, stall, text);
  const [mine, theirs] = [decisionsOf(lost.mine), decisionsOf(lost.theirs)];
  return disputedFields(lost).map((field) => {
    const show = (value: unknown) => valueText(field, value, stall, text, words);
    const [own, other] = [show(mine.get(field)), show(theirs.get(field))];
    const day = dayName(words, lost.mine.day, today);
    if (field === 'count') return text.counted(subject, day, own, other);
    const of = ['plates', 'expense', 'waste'].includes(field) ? `${subject}, ${day}` : subject;
    return text.decided(of, text.fields[field] ?? field, own, other);
  });
}

function subjectOf({ mine }: LostDecision, stall: Stall, text: LostWords): string {
  const nameOf = (all: readonly { readonly id: string; readonly name: string }[], id: string) =>
    all.find((each) => each.id === id)?.name ?? id;
  if ('ingredient' in mine) return nameOf(stall.ingredients, mine.ingredient);
  if (mine.kind === 'expense' && mine.note) return mine.note;
  return 'dish' in mine ? nameOf(stall.dishes, mine.dish) : text.yourStall;
}

/** A decided value as people write it. What it is follows from the field: the ledger has checked it. */
function valueText(
  field: string,
  value: unknown,
  stall: Stall,
  text: LostWords,
  words: Words,
): string {
  const amount = ({ amount: size, unit }: Amount) =>
    `${words.number(size, 6)} ${text.units[unit] ?? unit}`;
  const unitText = (unit: PriceTag['unit']) =>
    typeof unit === 'string' ? (text.units[unit] ?? unit) : text.held[unit.as](amount(unit.of));
  const recipe = (lines: readonly RecipeLine[]) =>
    lines
      .map((line) => {
        const found = stall.ingredients.find(({ id }) => id === line.ingredient);
        return `${found?.name ?? line.ingredient} ${amount(line)}`;
      })
      .join(', ') || text.none;
  switch (field) {
    case 'count':
    case 'plates':
      return words.number(value as number);
    case 'waste': {
      const { amount: size, unit } = value as { readonly amount: number; readonly unit: string };
      return unit ? amount(value as Amount) : words.number(size);
    }
    case 'expense':
    case 'sellingPrice':
      return formatRupees(value as number);
    case 'price': {
      const { price, unit } = value as PriceTag;
      return `${formatRupees(price)} / ${unitText(unit)}`;
    }
    case 'unit':
      return unitText(value as PriceTag['unit']);
    case 'recipe':
      return recipe(value as readonly RecipeLine[]);
    case 'preparation': {
      const made = value as Preparation | null;
      return made ? `${recipe(made.recipe)} = ${amount(made.yields)}` : text.none;
    }
    case 'isRetired':
      return value === true ? text.off : text.on;
    default:
      return String(value) || text.none;
  }
}
