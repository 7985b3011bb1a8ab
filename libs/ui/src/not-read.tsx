import { Button } from './button';

export interface NotReadProps {
  /** What could not be read or loaded, and that nothing is lost. */
  readonly text: string;
  readonly retry: string;
  readonly onRetry: () => void;
}

/** In place of what could not be read or loaded: says so, and tries again on request. */
export function NotRead({ text, retry, onRetry }: NotReadProps) {
  return (
    <div>
      <p role="alert" className="mb-4 text-lg">
        {text}
      </p>
      <Button onClick={onRetry}>{retry}</Button>
    </div>
  );
}
