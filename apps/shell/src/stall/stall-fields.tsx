import { TextField } from '../auth/text-field';
import { words } from './messages';
import { MAX_NAME_LENGTH } from './set-up-draft';

export interface StallFieldsProps {
  readonly name: string;
  readonly place: string;
  readonly isNameMissing: boolean;
  readonly onChange: (changes: { readonly name?: string; readonly place?: string }) => void;
}

/** The fields for name and place of the stall. */
export function StallFields({ name, place, isNameMissing, onChange }: StallFieldsProps) {
  return (
    <>
      <TextField
        label={words.details.name}
        hint={<Hint>{words.details.nameHint}</Hint>}
        fault={isNameMissing ? words.details.nameMissing : undefined}
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
        label={words.details.place}
        hint={<Hint>{words.details.placeHint}</Hint>}
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
