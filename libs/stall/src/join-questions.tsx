import type { Entry, PriceTag, RecipeLine } from '@thela/ledger';
import { formatRupees } from '@thela/pricing';
import type { BackupPreview } from '@thela/records';
import { Button, Choice } from '@thela/ui';
import { useMessages } from './messages';
import type { Messages } from './messages';

/** Which of two values is right: that of this phone, or that of the file. */
export type Side = 'here' | 'file';

export interface JoinQuestionsProps {
  readonly preview: Pick<BackupPreview, 'questions' | 'ingredientNames'>;
  /** Of each question; `null` while nothing is chosen. */
  readonly sides: readonly (Side | null)[];
  /** Whether the person wanted to go on: from then on it is said what is missing. */
  readonly isAsked: boolean;
  readonly onChoose: (sides: readonly (Side | null)[]) => void;
}

/** What was decided on this phone and in a file, with both values: the person chooses. */
export function JoinQuestions({ preview, sides, isAsked, onChoose }: JoinQuestionsProps) {
  const messages = useMessages();
  const { questions: words } = messages.copy;
  const { questions, ingredientNames } = preview;
  const all = (side: Side) => () => onChoose(questions.map(() => side));
  const text = (entry: Entry) => valueText(entry, ingredientNames, messages);
  return (
    <div className="mt-4 border-t border-line pt-4">
      <p className="font-semibold">{words.heading}</p>
      <p>{words.text}</p>
      {questions.length > 2 ? (
        <div className="mt-3 flex flex-wrap gap-3">
          <Button variant="secondary" onClick={all('here')}>
            {words.allHere}
          </Button>
          <Button variant="secondary" onClick={all('file')}>
            {words.allFile}
          </Button>
        </div>
      ) : null}
      <ul className="mt-3 flex flex-col gap-4">
        {questions.map(({ name, here, file }, index) => (
          <li key={`${name} ${JSON.stringify(here)}`} translate="no">
            <Choice<Side>
              label={labelOf(here, name, words.of)}
              options={[
                { value: 'here', label: words.here(text(here)) },
                { value: 'file', label: words.file(text(file)) },
              ]}
              value={sides[index] ?? null}
              onValue={(side) => onChoose(sides.map((each, at) => (at === index ? side : each)))}
              fault={isAsked && !sides[index] ? words.missing : null}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

type Subjects = Messages['copy']['questions']['of'];

function labelOf(entry: Entry, name: string, of: Subjects): string {
  if (entry.kind === 'price') return of.price(name);
  const [field = 'name'] = 'fields' in entry ? Object.keys(entry.fields) : [];
  if (field === 'preparation') return of.recipe(name);
  return field in of ? of[field as keyof Subjects](name) : name;
}

function valueText(
  entry: Entry,
  names: Readonly<Record<string, string>>,
  { copy, paper, prices }: Messages,
): string {
  const recipeText = (lines: readonly RecipeLine[]) =>
    lines
      .map(({ ingredient, amount, unit }) =>
        paper.wastedAmount(names[ingredient] ?? ingredient, amount, unit),
      )
      .join('; ') || copy.questions.nothing;
  const priceText = ({ price, unit }: PriceTag) => `${formatRupees(price)} ${prices.perUnit(unit)}`;
  switch (entry.kind) {
    case 'price':
      return priceText(entry);
    case 'dish': {
      const { name, sellingPrice, recipe } = entry.fields;
      if (recipe) return recipeText(recipe);
      return sellingPrice === undefined ? (name ?? '') : formatRupees(sellingPrice);
    }
    case 'ingredient': {
      const { name, unit, preparation } = entry.fields;
      if (preparation !== undefined) return recipeText(preparation?.recipe ?? []);
      return unit === undefined ? (name ?? '') : prices.perUnit(unit);
    }
    case 'stall':
      return (entry.fields.name ?? entry.fields.place) || copy.questions.nothing;
    default:
      return '';
  }
}
