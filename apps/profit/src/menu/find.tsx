import { Field } from '@thela/ui';
import { useMenuMessages } from './messages';

export const FIND_FROM = 9;

export interface FindFieldProps {
  readonly text: string;
  readonly onText: (text: string) => void;
}

export function FindField({ text, onText }: FindFieldProps) {
  const words = useMenuMessages();
  return (
    <div className="mb-4 max-w-sm">
      <Field
        label={words.list.find}
        value={text}
        onChange={({ currentTarget }) => onText(currentTarget.value)}
      />
    </div>
  );
}
