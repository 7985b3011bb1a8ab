/** The shape of a period while its page or its figures are on their way. */
export function PeriodSkeleton({ label }: { readonly label: string }) {
  return (
    <div role="status" className="grid grid-cols-1 gap-6 lg:grid-cols-2">
      <span className="sr-only">{label}</span>
      <div className="h-[34rem] animate-pulse rounded-card bg-line/30" />
      <div className="h-[26rem] animate-pulse rounded-card bg-line/30 lg:h-[34rem]" />
    </div>
  );
}
