/**
 * The outline of a tool that is loading: header and two cards. It is animated only after a second, to
 * leave the processor of a cheap phone to the tool.
 */
export function ToolSkeleton({ label }: { readonly label: string }) {
  return (
    <div role="status">
      <span className="sr-only">{label}</span>
      <div aria-hidden="true" className="animate-pulse [animation-delay:1s]">
        <div className="mb-6 flex flex-wrap items-start gap-x-4 gap-y-3">
          <div className="size-12 shrink-0 rounded-control bg-line/60 sm:size-14" />
          <div className="min-w-[min(100%,14rem)] flex-1 pt-1">
            <div className="h-8 w-56 max-w-full rounded-control bg-line/60" />
            <div className="mt-2 h-5 w-72 max-w-full rounded-control bg-line/40" />
          </div>
        </div>
        <div className="mb-6 h-56 rounded-card bg-line/40" />
        <div className="h-80 rounded-card bg-line/30" />
      </div>
    </div>
  );
}
