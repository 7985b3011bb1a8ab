import { Button, Card } from '@thela/ui';
import Hourglass from 'lucide-react/icons/hourglass';
import RotateCw from 'lucide-react/icons/rotate-cw';
import Unplug from 'lucide-react/icons/unplug';
import { Link } from 'react-router-dom';
import { diagnosticsPath } from '@thela/page';

const icons = { waiting: Hourglass, failure: Unplug };
const styles = { waiting: 'bg-turmeric-tint text-flame', failure: 'bg-chilli-tint text-chilli' };

export interface ToolNoticeProps {
  readonly tone: keyof typeof icons;
  readonly title: string;
  readonly text: string;
  /** What the vendor need not worry about. */
  readonly note?: string;
  readonly action: string;
  readonly onAction: () => void;
  /** Words of the link to the diagnostics, where they would help. */
  readonly details?: string;
}

/** Says in plain words why a tool is not shown, and offers one action. */
export function ToolNotice(props: ToolNoticeProps) {
  const { tone, title, text, note, action, onAction, details } = props;
  const Icon = icons[tone];
  return (
    <Card className="mb-6">
      <div
        role={tone === 'failure' ? 'alert' : 'status'}
        className="flex flex-col items-center px-6 py-10 text-center"
      >
        <span
          aria-hidden="true"
          className={`mb-4 grid size-16 place-items-center rounded-full ${styles[tone]}`}
        >
          <Icon className="size-8" />
        </span>
        <h1 className="text-heading font-bold text-balance">{title}</h1>
        <p className="mt-2 max-w-text text-lg">{text}</p>
        {note ? <p className="mt-1 max-w-text text-ink-soft">{note}</p> : null}
        <Button onClick={onAction} className="mt-6 w-full sm:w-auto sm:min-w-40">
          <RotateCw aria-hidden="true" className="size-5 shrink-0" />
          <span>{action}</span>
        </Button>
        {details ? (
          <Link
            to={diagnosticsPath}
            className="mt-2 flex min-h-12 items-center rounded-control px-4 text-flame underline"
          >
            {details}
          </Link>
        ) : null}
      </div>
    </Card>
  );
}
