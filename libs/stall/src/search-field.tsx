import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { useId, useRef } from 'react';
import { useMessages } from './messages';
import { MAX_NAME_LENGTH } from './set-up-draft';

export interface SearchFieldProps {
  readonly text: string;
  readonly onChange: (text: string) => void;
}

export function SearchField({ text, onChange }: SearchFieldProps) {
  const messages = useMessages();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <label htmlFor={id} className="mb-1 block font-semibold">
        {messages.dishes.search}
      </label>
      <div className="relative">
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute top-4 left-4 size-6 text-ink-soft"
        />
        <input
          ref={input}
          id={id}
          type="search"
          value={text}
          onChange={(event) => onChange(event.target.value)}
          onFocus={(event) => event.currentTarget.select()}
          placeholder={messages.dishes.searchHint}
          maxLength={MAX_NAME_LENGTH}
          autoComplete="off"
          enterKeyHint="search"
          className="h-14 w-full rounded-control border border-control bg-white pr-14 pl-13 text-lg [&::-webkit-search-cancel-button]:hidden"
        />
        {text === '' ? null : (
          <button
            type="button"
            aria-label={messages.dishes.clearSearch}
            onClick={() => {
              onChange('');
              input.current?.focus();
            }}
            className="absolute top-1 right-1 grid size-12 place-items-center rounded-control text-ink-soft hover:bg-turmeric-tint"
          >
            <X aria-hidden="true" className="size-5" />
          </button>
        )}
      </div>
    </>
  );
}
