import { FieldCard } from './field-card';
import { useMessages } from './messages';
import { PasswordForms } from './password-forms';
import type { SectionProps } from './section-props';

/** The password, and how it becomes another one. The server does not say whether there is one. */
export function PasswordSection(props: SectionProps) {
  const words = useMessages().password;
  const isLikely = props.person.ways.some(({ provider }) => provider === 'email');
  return (
    <FieldCard
      heading={words.heading}
      change={isLikely ? words.change : words.set}
      form={(close) => <PasswordForms {...props} onClose={close} />}
    >
      <p className="text-ink-soft">{isLikely ? words.kept : words.none}</p>
    </FieldCard>
  );
}
