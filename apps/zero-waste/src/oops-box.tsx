import { Button, useBroughtIntoView } from '@thela/ui';
import { messages } from './messages';

export interface OopsBoxProps {
  readonly message: string;
  /** Shows what the kitchen book says; absent where that would not help. */
  readonly onUseBuiltIn?: (() => void) | undefined;
}

/** What went wrong, and beneath it the way on. */
export function OopsBox({ message, onUseBuiltIn }: OopsBoxProps) {
  const box = useBroughtIntoView();
  return (
    <div
      ref={box}
      className="mb-6 rounded-card border border-chilli/40 bg-chilli-tint p-5 text-chilli"
    >
      <div role="alert">
        <h2 className="text-subheading font-bold">{messages.oops}</h2>
        <p className="mt-1 max-w-text text-lg wrap-anywhere">{message}</p>
      </div>
      {onUseBuiltIn ? (
        <Button variant="secondary" className="mt-4" onClick={onUseBuiltIn}>
          {messages.askBuiltIn}
        </Button>
      ) : null}
    </div>
  );
}
