import { formatPhone } from '@thela/text';
import { FieldCard } from './field-card';
import { useMessages } from './messages';
import { PhoneForms } from './phone-forms';
import type { SectionProps } from './section-props';

/** The phone number, and how it becomes another one. */
export function PhoneSection(props: SectionProps) {
  const words = useMessages().phone;
  const { phone, nextPhone } = props.person;
  // Without it the project sends no messages.
  const isOffered = props.offers.phone;
  if (!isOffered && phone === '') return null;
  const change = nextPhone ? words.enterCode : phone === '' ? words.add : words.change;
  return (
    <FieldCard
      heading={words.heading}
      change={isOffered ? change : null}
      form={(close) => <PhoneForms {...props} onClose={close} />}
      pending={
        nextPhone ? (
          <p className="w-full rounded-control bg-turmeric-tint p-4 font-semibold">
            {words.waiting(formatPhone(nextPhone.to))}
          </p>
        ) : null
      }
    >
      {phone === '' ? (
        <p className="text-ink-soft">{words.none}</p>
      ) : (
        <p className="text-lg font-semibold tabular-nums">{formatPhone(phone)}</p>
      )}
    </FieldCard>
  );
}
