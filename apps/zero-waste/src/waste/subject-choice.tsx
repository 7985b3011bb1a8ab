import { Button, Choice, Field } from '@thela/ui';
import { useId, useState } from 'react';
import { searchNames } from '@thela/text';
import { useWasteMessages } from './messages';
import type { Subject } from './subjects';

/** More choices than these would push the rest of the form off a phone's screen. */
const MOST_CHIPS = 8;

export interface SubjectChoiceProps {
  readonly legend: string;
  readonly subjects: readonly Subject[];
  readonly chosen: Subject | null;
  readonly onChoose: (subject: Subject | null) => void;
  readonly fault: string | null;
}

/** What was thrown away: chips, or a list to search where there are many. */
export function SubjectChoice(props: SubjectChoiceProps) {
  const { legend, subjects, chosen, onChoose, fault } = props;
  const { form: words } = useWasteMessages();
  const id = useId();
  if (subjects.length <= MOST_CHIPS) {
    return (
      <Choice
        label={legend}
        options={subjects.map(({ id: value, name }) => ({ value, label: name }))}
        value={chosen?.id ?? null}
        onValue={(value) => onChoose(subjects.find((each) => each.id === value) ?? null)}
        fault={fault}
      />
    );
  }
  if (chosen === null) return <SubjectSearch {...props} />;
  return (
    <div role="group" aria-labelledby={id}>
      <p id={id} className="mb-1 font-medium">
        {legend}
      </p>
      <div className="flex flex-wrap items-center gap-2">
        <span className="inline-flex min-h-12 items-center rounded-3xl border border-control bg-turmeric px-4 py-1 font-semibold wrap-anywhere">
          {chosen.name}
        </span>
        <Button variant="secondary" onClick={() => onChoose(null)}>
          {words.another}
        </Button>
      </div>
    </div>
  );
}

function SubjectSearch({ legend, subjects, onChoose, fault }: SubjectChoiceProps) {
  const { form: words } = useWasteMessages();
  const [text, setText] = useState('');
  const found = searchNames(subjects, text, ({ spellings }) => spellings);
  const [first] = found;
  return (
    <div>
      <Field
        label={legend}
        placeholder={words.find}
        enterKeyHint="done"
        value={text}
        fault={fault}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // Enter takes what stands first, and must not submit the form around it.
          event.preventDefault();
          if (first && text.trim() !== '') onChoose(first);
        }}
      />
      <p role="status" className="mt-2 text-sm text-ink-soft">
        {found.length === 0 ? words.noneFound(text.trim()) : words.found(found.length)}
      </p>
      <ul className="mt-1 max-h-64 divide-y divide-line/70 overflow-y-auto overscroll-contain rounded-control border border-line bg-rice px-2">
        {found.map((each) => (
          <li key={each.id}>
            <button
              type="button"
              onClick={() => onChoose(each)}
              className="min-h-12 w-full px-2 py-2 text-left font-medium wrap-anywhere transition-colors duration-150 hover:bg-turmeric-tint"
            >
              {each.name}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
