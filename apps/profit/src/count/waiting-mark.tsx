import { useCountMessages } from './messages';

/** Says that a figure is not durable yet: small for the eye, in words for a screen reader. */
export function WaitingMark({ className = '' }: { readonly className?: string }) {
  const words = useCountMessages();
  return (
    <span className={className} data-waiting="">
      <span className="sr-only">{words.beingSaved}</span>
      <span
        aria-hidden="true"
        className="block size-3 rounded-full border-2 border-flame border-t-transparent"
      />
    </span>
  );
}
