import type { Notify } from '@thela/contract';
import { Button, EmptyState, SectionCard } from '@thela/ui';
import Copy from 'lucide-react/icons/copy';
import MessagesSquare from 'lucide-react/icons/messages-square';
import { useMessages } from './messages';
import { TranscriptList } from './transcript-list';
import { transcriptText } from './transcript-state';
import type { TranscriptListProps } from './transcript-list';

export interface ConversationCardProps extends TranscriptListProps {
  readonly isHelper: boolean;
  readonly notify: Notify;
  readonly onExample: (example: string) => void;
}

/** The transcript, or how to begin. */
export function ConversationCard(props: ConversationCardProps) {
  const { isHelper, notify, onExample, ...list } = props;
  const { assistant, lines } = list;
  const messages = useMessages();
  if (lines.length === 0) {
    const [first = '', , ...rest] = messages.examples;
    return (
      <EmptyState
        icon={<MessagesSquare className="size-7" />}
        invitation={messages.invitation}
        examples={isHelper ? [first, messages.helper.example, ...rest] : messages.examples}
        onExample={onExample}
      >
        {messages.empty(assistant)}
      </EmptyState>
    );
  }
  const copy = async () => {
    const text = transcriptText(lines, (role) => (role === 'user' ? messages.you : assistant));
    const isCopied = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
    notify.show(
      isCopied
        ? { kind: 'success', message: messages.toast.copied, urgency: 'polite' }
        : { kind: 'error', message: messages.toast.notCopied, urgency: 'assertive' },
    );
  };
  return (
    <SectionCard
      heading={messages.conversation}
      aside={
        <Button variant="secondary" className="ml-auto" onClick={() => void copy()}>
          <Copy aria-hidden="true" className="size-5" />
          <span>{messages.copy}</span>
        </Button>
      }
    >
      <TranscriptList {...list} />
    </SectionCard>
  );
}
