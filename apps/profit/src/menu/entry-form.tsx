import type { ReactNode } from 'react';
import { useMenuMessages } from './messages';

export interface EntryFormProps {
  readonly label: string;
  readonly onStore: () => void;
  readonly children: ReactNode;
}

/** A form that stores what was entered whenever a field is left. */
export function EntryForm({ label, onStore, children }: EntryFormProps) {
  const words = useMenuMessages();
  return (
    <form
      noValidate
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        onStore();
      }}
    >
      <div
        onBlur={onStore}
        // What gets the focus must not scroll below the figures that stay at the top.
        className="flex min-w-0 flex-col gap-6 [&_:is(a,button,input,select)]:scroll-mt-48 lg:[&_:is(a,button,input,select)]:scroll-mt-24"
      >
        {children}
      </div>
      {/* Without one, Enter does nothing in a form of several fields. */}
      <button type="submit" hidden>
        {words.store}
      </button>
    </form>
  );
}
