import { Button } from '@thela/ui';
import type { LucideIcon } from 'lucide-react';
import { useId, useRef } from 'react';

export interface FileButtonProps {
  readonly icon: LucideIcon;
  readonly label: string;
  readonly hint: string;
  /** As the attribute of file inputs. */
  readonly accept: string;
  readonly onFile: (file: File) => void;
}

/** Lets the person choose a file; the same one may be chosen again. */
export function FileButton({ icon: Icon, label, hint, accept, onFile }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const hintId = useId();
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={accept}
        aria-label={label}
        className="hidden"
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          currentTarget.value = '';
          if (file) onFile(file);
        }}
      />
      <Button
        variant="secondary"
        className="w-full"
        aria-describedby={hintId}
        onClick={() => input.current?.click()}
      >
        <Icon aria-hidden="true" className="size-5" />
        <span>{label}</span>
      </Button>
      <p id={hintId} className="mt-2 text-ink-soft">
        {hint}
      </p>
    </>
  );
}
