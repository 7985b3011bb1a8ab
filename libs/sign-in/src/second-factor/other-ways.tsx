import { Button } from '@thela/ui';
import type { Factor, SecondFactorMessages as Messages } from '@thela/session';
import { useSecondFactorMessages as useMessages } from '@thela/session';

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
              <span className="min-w-0 wrap-anywhere">{wayName(factor, words)}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The name that the page gave says of which kind the factor is. */
function wayName({ kind, name }: Factor, { kinds, named }: Messages): string {
  if (name === '') return kinds[kind];
  return name.startsWith(kinds[kind]) ? name : named(kinds[kind], name);
}
