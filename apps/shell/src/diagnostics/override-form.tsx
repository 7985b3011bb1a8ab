import type { OverrideResult, OverrideStore } from '@thela/federation/releases';
import { Button } from '@thela/ui';
import { useId, useState } from 'react';
import type { FormEvent } from 'react';
import { useMessages } from './messages';

export interface OverrideFormProps {
  readonly name: string;
  readonly label: string;
  readonly overrides: OverrideStore;
}

/** Where an engineer says which release of a tool this browser shows in place of the live one. */
export function OverrideForm({ name, label, overrides }: OverrideFormProps) {
  const messages = useMessages();
  const [address, setAddress] = useState('');
  const [result, setResult] = useState<OverrideResult | null>(null);
  const id = useId();
  const fault = result === null || result === 'set' ? null : messages.override.results[result];

  function submit(event: FormEvent) {
    event.preventDefault();
    const next = overrides.set(name, address.trim());
    setResult(next);
    // Only a reload replaces a tool that is already loaded.
    if (next === 'set') window.location.reload();
  }

  return (
    <details className="mt-4 border-t border-line pt-2">
      <summary className="flex min-h-12 cursor-pointer items-center rounded-control text-flame underline">
        {messages.override.heading}
      </summary>
      <form onSubmit={submit} className="pt-2">
        <label htmlFor={id} className="block font-medium">
          {messages.override.label(label)}
        </label>
        <p id={`${id}-hint`} className="mb-2 text-sm wrap-anywhere text-ink-soft">
          {messages.override.hint}
        </p>
        <div className="flex flex-wrap gap-2">
          <input
            id={id}
            type="url"
            value={address}
            onChange={(event) => setAddress(event.target.value)}
            aria-describedby={`${id}-hint ${id}-fault`}
            aria-invalid={fault !== null}
            autoComplete="off"
            className="min-h-12 min-w-0 flex-1 basis-56 rounded-control border border-control bg-white px-3 text-lg"
          />
          <Button variant="secondary" type="submit">
            {messages.override.action}
          </Button>
        </div>
        <p id={`${id}-fault`} role="alert" className="mt-2 text-chilli empty:hidden">
          {fault}
        </p>
      </form>
    </details>
  );
}
