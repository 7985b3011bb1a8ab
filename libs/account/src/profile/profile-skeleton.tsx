import { useMessages } from './messages';

/** The outline of the parts that are coming. */
export function ProfileSkeleton() {
  const { loading } = useMessages();
  return (
    <div role="status">
      <span className="sr-only">{loading}</span>
      <div aria-hidden="true" className="grid max-w-text animate-pulse gap-6 [animation-delay:1s]">
        <div className="h-36 rounded-card bg-line/40 sm:h-32" />
        <div className="h-36 rounded-card bg-line/40 sm:h-32" />
        <div className="h-36 rounded-card bg-line/30 sm:h-32" />
      </div>
    </div>
  );
}
