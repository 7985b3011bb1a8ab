import { useWords } from '@thela/language';
import type { Words } from '@thela/language';
import type { Entry } from '@thela/ledger';
import { dayName, formatDateTime, TypedConfirmation } from '@thela/page';
import type { BackupPreview } from '@thela/records';
import { formatRupees } from '@thela/pricing';
import { nameKey } from '@thela/text';
import { Button } from '@thela/ui';
import { useState } from 'react';
import { JoinQuestions } from './join-questions';
import type { Side } from './join-questions';
import { useMessages } from './messages';
import type { Messages } from './messages';

export interface ImportPreviewBoxProps {
  readonly preview: BackupPreview;
  /** @param answers what was chosen where both had decided */
  readonly onConfirm: (answers: readonly Entry[]) => Promise<void>;
  readonly onCancel: () => void;
}

/** For a file of a stall without a name. In every language: not each phone has a keyboard for other letters than these. */
const ADD = 'ADD';

/** What a file is and would add, with the question whether it should. */
export function ImportPreviewBox({ preview, onConfirm, onCancel }: ImportPreviewBoxProps) {
  const messages = useMessages();
  const { copy } = messages;
  const words = useWords();
  const { added, answers, stall, here, isOther, questions } = preview;
  const [sides, setSides] = useState<readonly (Side | null)[]>(questions.map(() => null));
  const [isAsked, setAsked] = useState(false);
  const isNew = added > 0 || answers > 0;
  const word = stall.name || ADD;
  const action = added > 0 ? copy.confirm(added) : copy.confirmAnswers(answers);

  /** @returns what is missing */
  async function confirm(): Promise<string | null> {
    const chosen = questions.flatMap((question, index) => {
      const side = sides[index];
      return side ? [question[side]] : [];
    });
    setAsked(true);
    if (chosen.length < questions.length) return copy.questions.missing;
    await onConfirm(chosen);
    return null;
  }

  return (
    <div className="mt-4 rounded-control border border-line bg-turmeric-tint p-4">
      <p className="font-semibold">{isNew ? copy.preview : copy.nothingNew}</p>
      {isNew ? (
        <ul className="mt-1 list-disc pl-5">
          {linesOf(preview, copy, words).map((line) => (
            <li key={line} className="wrap-anywhere">
              {line}
            </li>
          ))}
        </ul>
      ) : null}
      {isNew && isOther ? (
        <div className="mt-4 wrap-anywhere text-chilli">
          <p className="font-semibold">{copy.other.heading(here?.name ?? '')}</p>
          <p>{copy.other.text}</p>
        </div>
      ) : null}
      {questions.length > 0 ? (
        <JoinQuestions
          preview={preview}
          sides={sides}
          isAsked={isAsked}
          onChoose={(changes) => setSides(changes)}
        />
      ) : null}
      <div className="mt-4">
        {isNew && isOther ? (
          <TypedConfirmation
            word={word}
            label={copy.other.label(word)}
            mismatch={messages.erase.mismatch(word)}
            action={action}
            working={copy.checking}
            keep={messages.cancel}
            onKeep={onCancel}
            onConfirm={confirm}
          />
        ) : (
          <div className="flex flex-wrap gap-3">
            {isNew ? <Button onClick={() => void confirm()}>{action}</Button> : null}
            <Button variant="secondary" onClick={onCancel}>
              {messages.cancel}
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}

/** So many dishes are named. */
const MOST_NAMES = 6;

function linesOf(preview: BackupPreview, copy: Messages['copy'], words: Words): readonly string[] {
  const { added, known, refused, answers, from, to, madeAt, stall, here, priceChanges } = preview;
  const { file } = copy;
  const ours = new Set(here?.dishes.map(nameKey));
  const fresh = here ? stall.dishes.filter((name) => !ours.has(nameKey(name))) : [];
  const prices = priceChanges.map(
    (change) => `${change.name} ${formatRupees(change.from)} → ${formatRupees(change.to)}`,
  );
  const some = (items: readonly string[]) => {
    const names = words.list(items.slice(0, MOST_NAMES));
    return items.length > MOST_NAMES ? file.more(names, items.length - MOST_NAMES) : names;
  };
  return [
    stall.name ? file.stall([stall.name, stall.place].filter(Boolean).join(', ')) : file.unnamed,
    madeAt === null ? '' : file.made(formatDateTime(new Date(madeAt).toISOString(), words)),
    file.menu(stall.dishes.length),
    stall.days > 0 ? file.days(stall.days) : '',
    from !== null && to !== null
      ? copy.range(dayName(words, from, ''), dayName(words, to, ''))
      : '',
    added > 0 ? copy.adds(added) : '',
    answers > 0 ? copy.addsAnswers(answers) : '',
    known > 0 ? copy.known(known) : '',
    refused > 0 ? copy.refused(refused) : '',
    fresh.length > 0 ? file.newDishes(some(fresh)) : '',
    prices.length > 0 ? file.prices(some(prices)) : '',
  ].filter(Boolean);
}
