import { words } from './messages';
import { TextField } from './text-field';

/** Whether a name contains what was typed, capital letters or not. */
export function isNamedLike({ name }: { readonly name: string }, text: string): boolean {
  return name.toLocaleLowerCase('en-IN').includes(text.trim().toLocaleLowerCase('en-IN'));
}

/** From this many entries on a list has a field to find one. */
export const FIND_FROM = 9;

export interface FindFieldProps {
  readonly text: string;
  readonly onText: (text: string) => void;
}

export function FindField({ text, onText }: FindFieldProps) {
  return (
    <div className="mb-4 max-w-sm">
      <TextField
        label={words.list.find}
        value={text}
        onChange={({ currentTarget }) => onText(currentTarget.value)}
      />
    </div>
  );
}
