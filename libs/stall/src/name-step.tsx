import { useStore } from '@thela/contract';
import type { Notify } from '@thela/contract';
import { parseName } from '@thela/text';
import { Button, Card } from '@thela/ui';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { StallRecords } from '@thela/records';
import { builtInStall } from '@thela/ledger';
import { ActionBar } from './action-bar';
import { DayBreak } from './day-break';
import { ImportBackup } from './import-backup';
import { useMessages } from './messages';
import type { SetUpDraft } from './set-up-draft';
import { StallFields } from './stall-fields';
import { StepHeader } from './step-header';

export interface NameStepProps {
  readonly draft: SetUpDraft;
  readonly onChange: (changes: Partial<SetUpDraft>) => void;
  readonly onNext: () => void;
  readonly records: StallRecords;
  readonly notify: Notify;
}

export function NameStep({ draft, onChange, onNext, records, notify }: NameStepProps) {
  const messages = useMessages();
  // Nothing is promised that the browser refuses: a notice above every page says what can be done.
  const { reason } = useStore(records.health);
  const [isMissing, setMissing] = useState(false);
  const isUnnamed = parseName(draft.name).fault !== undefined;

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!isUnnamed) return onNext();
    setMissing(true);
    event.currentTarget.querySelector('input')?.focus();
  }

  return (
    <>
      <StepHeader step={1} title={messages.setUp.title} subtitle={messages.setUp.subtitle} />
      <form noValidate onSubmit={submit}>
        <Card className="flex max-w-text flex-col gap-5 p-4 sm:p-6">
          <StallFields
            name={draft.name}
            place={draft.place}
            isNameMissing={isMissing && isUnnamed}
            onChange={onChange}
          />
          <DayBreak
            timeZone={draft.timeZone ?? builtInStall.timeZone}
            onChange={(timeZone) => onChange({ timeZone })}
            isUsualHidden
          />
        </Card>
        {reason === null ? <p className="mt-4 text-ink-soft">{messages.setUp.kept}</p> : null}
        <details open={useLocation().hash === '#import'} className="mt-4 max-w-text">
          <summary className="flex min-h-12 w-fit cursor-pointer items-center rounded-control font-semibold text-flame underline">
            {messages.setUp.import}
          </summary>
          <ImportBackup records={records} notify={notify} />
        </details>
        <ActionBar>
          <Link
            to="/"
            className="inline-flex min-h-12 items-center rounded-control px-4 font-semibold text-flame underline"
          >
            {messages.setUp.notNow}
          </Link>
          <Button type="submit">{messages.setUp.next}</Button>
        </ActionBar>
      </form>
    </>
  );
}
