import { useStore } from '@thela/contract';
import type { Shell } from '@thela/contract';
import { Invitation, linkStyle, PageHeader, ToolLink } from '@thela/ui';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import Trash from 'lucide-react/icons/trash-2';
import { useMessages } from '../messages';
import { useWasteMessages } from './messages';
import { useWasteBook } from './use-waste-book';
import { WasteToday } from './waste-today';
import { Weeks } from './weeks';

export interface WasteProps {
  readonly shell: Shell;
  /** Takes what is left over, in words that the kitchen book understands. */
  readonly onMakeSpecial: (leftovers: string) => void;
}

/** What was thrown away: today, and week by week. */
export default function Waste(props: WasteProps) {
  const { shell } = props;
  const { isOwn } = useStore(shell.stall);
  const isHelper = useStore(shell.stall.role) === 'helper';
  const { title, waste } = useMessages();
  const { helper, setUp } = useWasteMessages();
  return (
    <>
      <ToolLink location={shell.location} to="" className={`${linkStyle} mb-2`}>
        <ChevronLeft aria-hidden="true" className="-ml-1 size-5" />
        <span>{title}</span>
      </ToolLink>
      <PageHeader
        icon={<Trash className="size-7" />}
        title={waste.title}
        subtitle={isHelper ? helper.subtitle : waste.subtitle}
      />
      {isOwn ? <WasteOfStall {...props} /> : null}
      {!isOwn && isHelper ? <p className="max-w-text text-lg">{helper.notYet}</p> : null}
      {isOwn || isHelper ? null : <Invitation {...setUp} onSetUp={shell.stall.open} />}
    </>
  );
}

function WasteOfStall({ shell, onMakeSpecial }: WasteProps) {
  const isHelper = useStore(shell.stall.role) === 'helper';
  const book = useWasteBook(shell);
  const today = <WasteToday shell={shell} book={book} onMakeSpecial={onMakeSpecial} />;
  if (isHelper) return <div className="max-w-2xl">{today}</div>;
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      {today}
      <Weeks shell={shell} book={book} />
    </div>
  );
}
