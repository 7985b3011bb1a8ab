import { Button } from './button';
import { Card } from './card';

export interface InvitationProps {
  readonly text: string;
  /** What the vendor gets. */
  readonly gives: readonly string[];
  readonly action: string;
  readonly onSetUp: () => void;
}

/** Invites the vendor to set up the stall, in place of a page that needs it. */
export function Invitation({ text, gives, action, onSetUp }: InvitationProps) {
  return (
    <Card className="p-5 sm:p-8">
      <p className="max-w-text text-lg text-pretty">{text}</p>
      <ul className="mt-5 flex max-w-text flex-col gap-3">
        {gives.map((each) => (
          <li key={each} className="flex gap-3">
            <Tick />
            <span>{each}</span>
          </li>
        ))}
      </ul>
      <Button className="mt-6 w-full sm:w-auto" onClick={onSetUp}>
        {action}
      </Button>
    </Card>
  );
}

function Tick() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 20 20"
      className="mt-0.5 size-5 shrink-0 fill-none stroke-leaf stroke-2"
    >
      <path d="m4 10.5 4 4 8-9" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
