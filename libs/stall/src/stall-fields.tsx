import { TextField } from '@thela/ui';
import { useMessages } from './messages';
import { MAX_NAME_LENGTH } from './set-up-draft';

export interface StallFieldsProps {
  readonly name: string;
  readonly place: string;
  readonly isNameMissing: boolean;
  readonly onChange: (changes: { readonly name?: string; readonly place?: string }) => void;
}

export function StallFields({ name, place, isNameMissing, onChange }: StallFieldsProps) {
  const messages = useMessages();
  return (
    <>
      <TextField
        label={messages.details.name}
        hint={<Hint>{messages.details.nameHint}</Hint>}
        fault={isNameMissing ? messages.details.nameMissing : undefined}
        value={name}
        onChange={(event) => onChange({ name: event.target.value })}
        maxLength={MAX_NAME_LENGTH}
        required
        autoComplete="organization"
        autoCapitalize="words"
        enterKeyHint="next"
        dir="auto"
      />
      <TextField
        label={messages.details.place}
        hint={<Hint>{messages.details.placeHint}</Hint>}
        fault={undefined}
        value={place}
        onChange={(event) => onChange({ place: event.target.value })}
        maxLength={MAX_NAME_LENGTH}
        autoComplete="address-level2"
        autoCapitalize="words"
        enterKeyHint="next"
        dir="auto"
      />
    </>
  );
}

function Hint({ children }: { readonly children: string }) {
  return <p className="mt-1 text-ink-soft">{children}</p>;
}
