import { useWords } from '@thela/language';
import type { Words } from '@thela/language';
import { QUINTAL } from '@thela/ledger';
import type { PurchaseUnit } from '@thela/ledger';
import { dayName, fullDayName } from '@thela/page';
import { formatRupees } from '@thela/pricing';
import type {
  ColumnRole,
  ImportBatch,
  LineFault,
  TableAnswers,
  TableReading,
} from '@thela/records';
import { Button, Choice, SelectField } from '@thela/ui';
import { useMemo, useState } from 'react';
import { useMessages } from './messages';
import type { Messages } from './messages';
import { canBeNew, joinOf, planTable, subjectsOf, tableNames } from './table-entries';
import type { Join, TableChoices, TableContext, TableName } from './table-entries';

export interface TablePreviewProps {
  readonly reading: TableReading;
  readonly answers: TableAnswers;
  readonly context: TableContext;
  readonly onAnswer: (answers: TableAnswers) => void;
  readonly onConfirm: (entries: ImportBatch['entries']) => void;
  readonly onCancel: () => void;
}

/** What a table is taken for and would add, with what it leaves open. */
export function TablePreview(props: TablePreviewProps) {
  const { reading, context, onConfirm, onCancel } = props;
  const messages = useMessages();
  const { copy } = messages;
  const format = useWords();
  const [choices, setChoices] = useState<TableChoices>({ joins: {}, unit: null, side: null });
  const [isAsked, setAsked] = useState(false);
  const names = useMemo(() => tableNames(reading, context.stall), [reading, context.stall]);
  const { entries, conflicts, faults } = useMemo(
    () => planTable(reading.kind, names, choices, context),
    [reading.kind, names, choices, context],
  );
  const skipped = names.filter((name) => joinOf(name, choices) === 'skip').length;
  const ofCells = cellQuestions(props, messages, format);
  const questions = [
    ...ofCells,
    ...entryQuestions(reading, { choices, conflicts, setChoices }, messages),
  ];
  const isOpen = questions.some(isUnanswered);
  const isWhole = reading.missing.length === 0;
  // Figures of a part of the lines would be wrong ones.
  const isRead = !ofCells.some(isUnanswered);
  const missing = reading.missing.map((role) => roleName(role, messages));
  return (
    <div className="mt-4 grid gap-5 rounded-control border border-line bg-turmeric-tint p-4">
      <Columns {...props} />
      {questions.map(({ label, options, value, onValue }) => (
        <Choice
          key={label}
          {...{ label, options, value, onValue }}
          fault={isAsked && value === null ? copy.table.choose : null}
        />
      ))}
      {isWhole ? (
        isRead && <Names {...{ names, choices, context, setChoices }} kind={reading.kind} />
      ) : (
        <p role="alert" className="font-medium text-chilli">
          {copy.table.missing(format.list(missing))}
        </p>
      )}
      <LeftLines lines={[...reading.faults, ...faults]} />
      {isWhole && isRead && skipped > 0 ? <p>{copy.table.skipped(skipped)}</p> : null}
      {isWhole && entries.length + skipped === 0 && !isOpen ? (
        <p className="font-semibold">{copy.nothingNew}</p>
      ) : null}
      <div className="flex flex-wrap gap-3">
        {isWhole && (entries.length > 0 || isOpen) ? (
          <Button onClick={() => (isOpen ? setAsked(true) : onConfirm(entries))}>
            {isOpen ? messages.setUp.next : copy.confirm(entries.length)}
          </Button>
        ) : null}
        <Button variant="secondary" onClick={onCancel}>
          {messages.cancel}
        </Button>
      </div>
    </div>
  );
}

/** Who has more of them has another table in mind. */
const MOST_LEFT = 500;

function LeftLines({ lines }: { readonly lines: TableReading['faults'] }) {
  const messages = useMessages();
  const { table: words } = messages.copy;
  if (lines.length === 0) return null;
  const shown = [...lines].sort((a, b) => a.line - b.line).slice(0, MOST_LEFT);
  return (
    <details>
      <summary className="flex min-h-12 cursor-pointer items-center font-semibold text-flame underline">
        {words.left(lines.length)}
      </summary>
      <ul>
        {shown.map(({ line, fault, text }) => (
          <li key={line} className="py-1 wrap-anywhere">
            <span>{`${words.line(line, reasonOf(fault, messages))} `}</span>
            <span translate="no">{text}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** So many names are shown at a time: each may have a list of all dishes. */
const NAMES_AT_A_TIME = 20;

interface NamesProps extends Omit<Choosing, 'conflicts'> {
  readonly names: readonly TableName[];
  readonly kind: TableReading['kind'];
  readonly context: TableContext;
}

function Names({ names, setChoices, ...props }: NamesProps) {
  const { copy } = useMessages();
  const format = useWords();
  const [shown, setShown] = useState(NAMES_AT_A_TIME);
  const more = Math.min(NAMES_AT_A_TIME, names.length - shown);
  const { kind, choices } = props;
  const { joins } = choices;
  const days = names.flatMap(({ items }) => items.flatMap(({ day }) => day ?? [])).sort();
  const [from = '', to = ''] = [days[0], days.at(-1)].map((day) => day && dayName(format, day, ''));
  return (
    <section>
      <h3 className="font-semibold">{copy.table.names(names.length)}</h3>
      {kind === 'sales' && from && to ? <p>{copy.range(from, to)}</p> : null}
      <ul className="mt-2">
        {names.slice(0, shown).map((name) => (
          <NameRow
            key={name.key}
            {...props}
            name={name}
            onJoin={(join) => setChoices({ ...choices, joins: { ...joins, [name.key]: join } })}
          />
        ))}
      </ul>
      {more > 0 ? (
        <Button
          variant="secondary"
          className="mt-2 w-full"
          onClick={() => setShown(shown + NAMES_AT_A_TIME)}
        >
          {copy.table.more(more, names.length - shown)}
        </Button>
      ) : null}
    </section>
  );
}

function roleName(role: ColumnRole, { copy }: Messages): string {
  return role === 'ignore' ? copy.table.ignore : copy.columns[role];
}

function reasonOf(fault: LineFault, messages: Messages): string {
  const { why, unread } = messages.copy.table;
  return fault in messages.copy.columns
    ? unread(roleName(fault as ColumnRole, messages))
    : why[fault as keyof typeof why];
}

const NAMES: readonly ColumnRole[] = ['dish', 'ingredient'];
const ROLES: readonly ColumnRole[] = [
  ...NAMES,
  ...(['variant', 'price', 'unit', 'day', 'plates', 'revenue', 'ignore'] as const),
];

/** Each column with some of its cells, and what it holds; those first that are needed. */
function Columns({ reading: { columns }, answers, onAnswer }: TablePreviewProps) {
  const messages = useMessages();
  const { table: words } = messages.copy;
  // A column stays where it is, whatever is chosen.
  const [order] = useState(() => {
    const isIgnored = (index: number) => Number(columns[index]?.role === 'ignore');
    return [...columns.keys()].sort((a, b) => isIgnored(a) - isIgnored(b));
  });
  const options = ROLES.map((value) => ({ value, label: roleName(value, messages) }));

  function choose(index: number, role: ColumnRole) {
    const replaced = NAMES.includes(role) ? NAMES : [role];
    const roleAt = (other: ColumnRole, at: number) => {
      if (at === index) return role;
      return replaced.includes(other) ? 'ignore' : other;
    };
    onAnswer({ ...answers, roles: columns.map((other, at) => roleAt(other.role, at)) });
  }

  return (
    <section>
      <h3 className="font-semibold">{words.columns}</h3>
      <ul className="mt-2 grid max-h-96 gap-3 overflow-y-auto p-1">
        {order.map((index) => {
          const { head = '', samples = [], role } = columns[index] ?? {};
          const label = head || words.column(index + 1);
          return (
            <li key={index} className="grid items-center gap-x-4 sm:grid-cols-2">
              <div className="min-w-0 wrap-anywhere" translate="no">
                <p className="font-semibold">{label}</p>
                <p className="text-sm text-ink-soft">{samples.join(' · ')}</p>
              </div>
              <SelectField
                aria-label={label}
                options={options}
                value={role}
                onChange={({ target }) => choose(index, target.value as ColumnRole)}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

interface Question {
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly value: string | null;
  readonly onValue: (value: string) => void;
}

const UNITS: readonly PurchaseUnit[] = ['kg', QUINTAL, 'litre', 'piece', 'dozen'];

interface Choosing {
  readonly choices: TableChoices;
  readonly conflicts: number;
  readonly setChoices: (choices: TableChoices) => void;
}

const isUnanswered = ({ value }: Question) => value === null;

/** What cells may say in two ways, with what is chosen: the table is read anew by it. */
function cellQuestions(
  { reading: { columns, dateQuestion, undated }, answers, onAnswer }: TablePreviewProps,
  { copy: { table: words } }: Messages,
  format: Words,
): readonly Question[] {
  const questions: Question[] = [];
  const ask = (
    answer: 'isDayFirst' | 'areDaysMerged',
    label: string,
    [yes = '', no = '']: readonly string[],
  ) =>
    questions.push({
      label,
      options: [
        { value: 'true', label: yes },
        { value: 'false', label: no },
      ],
      value: answers[answer] === undefined ? null : String(answers[answer]),
      onValue: (value) => onAnswer({ ...answers, [answer]: value === 'true' }),
    });
  if (dateQuestion) {
    const days = dateQuestion.readings.map((day) => fullDayName(format, day));
    ask('isDayFirst', words.whichDay(dateQuestion.text), days);
  }
  if (undated > 0) ask('areDaysMerged', words.undated(undated), [words.asAbove, words.skip]);
  for (const [index, { head, question }] of columns.entries()) {
    if (!question) continue;
    const commas = (['decimal', 'groups'] as const).map((value, at) => ({
      value,
      label: format.number(question.readings[at] ?? 0, 2),
    }));
    questions.push({
      label: words.howMuch(head || words.column(index + 1), question.text),
      options: commas,
      value: answers.commas?.[index] ?? null,
      onValue: (value) => {
        const comma = commas.find((each) => each.value === value)?.value;
        onAnswer({ ...answers, commas: { ...answers.commas, ...(comma && { [index]: comma }) } });
      },
    });
  }
  return questions;
}

/** What the table does not say, or the stall has otherwise, with what is chosen. */
function entryQuestions(
  { kind, items }: TableReading,
  { choices, conflicts, setChoices }: Choosing,
  { copy: { table: words }, prices }: Messages,
): readonly Question[] {
  const questions: Question[] = [];
  if (kind === 'ingredients' && items.some(({ unit }) => unit === null)) {
    const { unit } = choices;
    questions.push({
      label: words.pricesAre,
      options: [
        { value: 'own', label: words.asMine },
        ...UNITS.map((each, at) => ({ value: String(at), label: prices.perUnit(each) })),
      ],
      value: unit === null || unit === 'own' ? unit : String(UNITS.indexOf(unit)),
      onValue: (value) => setChoices({ ...choices, unit: UNITS[Number(value)] ?? 'own' }),
    });
  }
  if (conflicts > 0) {
    questions.push({
      label: words.conflict(conflicts),
      options: [
        { value: 'here', label: words.keepMine },
        { value: 'file', label: words.takeFile },
      ],
      value: choices.side,
      onValue: (value) => setChoices({ ...choices, side: value === 'here' ? 'here' : 'file' }),
    });
  }
  return questions;
}

interface NameRowProps {
  readonly name: TableName;
  readonly kind: TableReading['kind'];
  readonly choices: TableChoices;
  readonly context: TableContext;
  readonly onJoin: (join: Join) => void;
}

/** A name of the table with its figures; what is new can be joined with what the stall has. */
function NameRow({ name, kind, choices, context: { stall }, onJoin }: NameRowProps) {
  const { copy, days, prices } = useMessages();
  const { table: words } = copy;
  const join = joinOf(name, choices);
  const isJoined = ({ id }: { readonly id: string }) => join === `id ${id}`;
  const {
    items: [item],
  } = name;
  const sum = (of: 'plates' | 'money') =>
    name.items.reduce((all, each) => all + (each[of] ?? 0), 0);
  const priced = (price: number, unit: TableChoices['unit'] = null) =>
    [formatRupees(price), unit && unit !== 'own' ? prices.perUnit(unit) : ''].join(' ').trim();
  const { sellingPrice } = stall.dishes.find(isJoined) ?? {};
  const { price: tag } = stall.ingredients.find(isJoined) ?? {};
  const before = tag ? priced(tag.price, tag.unit) : priced(sellingPrice ?? 0);
  const now = item?.money === null || !item ? '' : priced(item.money, item.unit ?? choices.unit);
  const isChange = (tag ?? sellingPrice) !== undefined && before !== now;
  const figures =
    kind === 'sales'
      ? [days.plates(sum('plates')), item?.money === null ? '' : priced(sum('money'))]
      : [isChange ? `${before} →` : '', now];
  const ids = new Map([...name.near, ...subjectsOf(kind, stall)].map((one) => [one.id, one.name]));
  const subjects = [...ids].map(([id, called]) => ({ value: `id ${id}`, label: words.is(called) }));
  const options = [
    ...(canBeNew(name, choices.unit) ? [{ value: 'new', label: words.asNew }] : []),
    { value: 'skip', label: words.skip },
    ...subjects,
  ];
  return (
    <li className="grid items-center gap-x-4 gap-y-2 border-b border-line py-2 last:border-0 sm:grid-cols-2">
      <div translate="no" className="min-w-0">
        <p className="font-semibold wrap-anywhere">{name.name}</p>
        <p className="text-sm text-ink-soft tabular-nums">{figures.filter(Boolean).join(' ')}</p>
      </div>
      {name.same ? null : (
        <SelectField
          aria-label={name.name}
          options={options}
          value={join}
          onChange={({ target }) => onJoin(target.value as Join)}
        />
      )}
    </li>
  );
}
