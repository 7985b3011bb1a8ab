import { useReadAloud } from '@thela/speech';
import { OwnAnswer } from '@thela/ui/kept-answers';
import type { EarlierAnswer } from '@thela/ui/kept-answers';

/** The special that was made of the same before. */
export function OwnSpecial({ answer }: { readonly answer: EarlierAnswer }) {
  const reading = useReadAloud(`${answer.heading}\n${answer.text}`, answer.language);
  return (
    <div className="mb-6">
      <OwnAnswer answer={answer} reading={reading} />
    </div>
  );
}
