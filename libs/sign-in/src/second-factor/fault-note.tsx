import { useSecondFactorMessages as useMessages, useWordsFor } from '@thela/session';
import { isOfCode } from './factor-fault';
import type { FactorFault } from './factor-fault';
import type { Verification } from './use-verification';

/** Puts why a factor was not verified into words of the language that is shown. */
export function useFaultWords(): (fault: FactorFault) => string {
  const { faults } = useMessages();
  const wordsFor = useWordsFor();
  return (fault) => ('own' in fault ? faults[fault.own] : wordsFor(fault.said));
}

/**
 * How the last attempt ended, above the form; a fault of the code is seen below its field. The same fault is announced
 * again when it comes again.
 */
export function FaultNote({ verification }: { readonly verification: Verification }) {
  const faultWords = useFaultWords();
  const { fault, attempts } = verification;
  return (
    <div role="alert">
      {fault ? (
        <p key={attempts} className={isOfCode(fault) ? 'sr-only' : shown}>
          {faultWords(fault)}
        </p>
      ) : null}
    </div>
  );
}

const shown =
  'mb-5 rounded-control border border-chilli/40 bg-chilli-tint p-3 font-medium wrap-anywhere text-chilli';
