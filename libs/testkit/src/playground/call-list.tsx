import { Button } from '@thela/ui';

const words = {
  heading: 'Calls to the shell',
  none: 'None so far.',
  mount: 'Mount',
  unmount: 'Unmount',
};

export interface CallListProps {
  /** One line for each call, the oldest first. */
  readonly lines: readonly string[];
  readonly about: string;
  readonly isMounted: boolean;
  readonly onMount: () => void;
}

/** The tool's calls to the shell, and the button that unmounts the tool. */
export function CallList({ lines, about, isMounted, onMount }: CallListProps) {
  return (
    <section aria-labelledby="calls" className="border-t border-line bg-white">
      <div className="mx-auto max-w-page px-4 py-5 sm:px-8">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <div className="min-w-0">
            <h2 id="calls" className="text-subheading font-bold">
              {words.heading}
            </h2>
            <p className="text-sm break-words text-ink-soft">{about}</p>
          </div>
          <Button variant="secondary" onClick={onMount}>
            {isMounted ? words.unmount : words.mount}
          </Button>
        </div>
        {lines.length === 0 ? (
          <p className="mt-3 text-ink-soft">{words.none}</p>
        ) : (
          <ol className="mt-3 list-inside list-decimal divide-y divide-line/70">
            {lines.map((line, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- lines are only ever added
              <li key={index} className="py-2 break-words">
                {line}
              </li>
            ))}
          </ol>
        )}
      </div>
    </section>
  );
}
