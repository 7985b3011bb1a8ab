import { Button } from '@thela/ui';
import type { Factor } from '../challenge';
import { useMessages } from './messages';

export interface OtherWaysProps {
  readonly factors: readonly Factor[];
  readonly onChoose: (factor: Factor) => void;
}

/** The other factors of the account, by the names that the person gave them. */
export function OtherWays({ factors, onChoose }: OtherWaysProps) {
  const words = useMessages();
  if (factors.length === 0) return null;
  return (
    <section aria-labelledby="other-ways" className="mt-6 border-t border-line pt-4">
      <h2 id="other-ways" className="mb-3 font-bold">
        {words.otherWays}
      </h2>
      <ul className="grid gap-2">
        {factors.map((factor) => (
          <li key={factor.id} className="grid">
            <Button variant="secondary" onClick={() => onChoose(factor)}>
              <span className="min-w-0 wrap-anywhere">
                {factor.name
                  ? words.named(words.kinds[factor.kind], factor.name)
                  : words.kinds[factor.kind]}
              </span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
