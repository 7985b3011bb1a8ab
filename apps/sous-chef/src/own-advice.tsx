import { useReadAloud } from '@thela/speech';
import { OwnAnswer } from '@thela/ui/kept-answers';
import type { EarlierAnswer } from '@thela/ui/kept-answers';

/** What helped with the same before. */
export function OwnAdvice({ answer }: { readonly answer: EarlierAnswer }) {
  const reading = useReadAloud(answer.text, answer.language);
  return (
    <div className="mb-6">
      <OwnAnswer answer={answer} reading={reading} />
    </div>
  );
}
