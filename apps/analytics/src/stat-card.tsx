import { Card } from '@thela/ui';

export interface StatCardProps {
  readonly label: string;
  readonly text: string;
  readonly colour?: string;
}

/** One large figure of the day. */
export function StatCard({ label, text, colour = '' }: StatCardProps) {
  return (
    <Card className="p-4 sm:p-6">
      <p className="text-ink-soft">{label}</p>
      <p
        className={`mt-1 text-[min(2.25rem,10vw)] leading-tight font-bold break-all tabular-nums ${colour}`}
      >
        {text}
      </p>
    </Card>
  );
}
