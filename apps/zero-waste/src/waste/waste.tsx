import { useStore } from '@thela/contract';
import type { Shell } from '@thela/contract';
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
  const { helper } = useWasteMessages();
  if (!isOwn && isHelper) return <p className="max-w-text text-lg">{helper.notYet}</p>;
  return <WasteOfStall {...props} />;
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
