import type { Notify } from '@thela/contract';
import { Button, Chip, copyText, EmptyState, ExampleList, SectionCard } from '@thela/ui';
import Copy from 'lucide-react/icons/copy';
import MessagesSquare from 'lucide-react/icons/messages-square';
import type { Skill } from './assistant/reply';
import { useMessages } from './messages';
import { TranscriptList } from './transcript-list';
import { transcriptText } from './transcript-state';
import type { TranscriptListProps } from './transcript-list';

export interface ConversationCardProps extends TranscriptListProps {
  /** Sentences to begin with. */
  readonly examples: readonly string[];
  /** The role that is on; a voice service keeps its own. */
  readonly role: Skill | undefined;
  readonly notify: Notify;
  readonly onExample: (example: string) => void;
}

/** The transcript, or how to begin. */
export function ConversationCard(props: ConversationCardProps) {
  const { examples, role, notify, onExample, ...list } = props;
  const { assistant, lines } = list;
  const messages = useMessages();
  if (lines.length === 0) {
    return (
      <EmptyState
        icon={<MessagesSquare className="size-7" />}
        invitation={messages.invitation}
        examples={examples}
        onExample={onExample}
      >
        {messages.empty(assistant)}
      </EmptyState>
    );
  }
  const copy = async () => {
    const text = transcriptText(lines, (speaker) =>
      speaker === 'user' ? messages.you : assistant,
    );
    notify.show(
      (await copyText(text))
        ? { kind: 'success', message: messages.toast.copied, urgency: 'polite' }
        : { kind: 'error', message: messages.toast.notCopied, urgency: 'assertive' },
    );
  };
  return (
    <SectionCard
      heading={messages.conversation}
      aside={
        <>
          {role ? <Chip>{messages.role[role]}</Chip> : null}
          <Button
            variant="secondary"
            className="ml-auto min-w-12 max-sm:px-3!"
            onClick={() => void copy()}
          >
            <Copy aria-hidden="true" className="size-5" />
            <span className="max-sm:sr-only">{messages.copy}</span>
          </Button>
        </>
      }
    >
      <TranscriptList {...list} />
      {lines.some((line) => line.role === 'user') ? null : (
        <div className="mt-4">
          <ExampleList examples={examples} onExample={onExample} />
        </div>
      )}
    </SectionCard>
  );
}
