/** The shape of a period while its page or its figures are on their way. */
export function PeriodSkeleton({ label }: { readonly label: string }) {
  return (
    <div role="status" className="grid grid-cols-1 gap-4 lg:grid-cols-2">
      <span className="sr-only">{label}</span>
      <div className="h-[30rem] animate-pulse rounded-card bg-line/30 lg:col-span-2 lg:h-[19rem]" />
      {Array.from({ length: 7 }, (_, at) => (
        <div key={at} className="h-14 animate-pulse rounded-card bg-line/30" />
      ))}
    </div>
  );
}
