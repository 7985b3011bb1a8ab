import type { Reasons } from './answers';
import type { ProfileResults } from './ask-profile';

/** What a run says, and whether it passed. */
export interface ContractReport {
  readonly lines: readonly string[];
  readonly isPassed: boolean;
}

/**
 * One line for each profile, and one for each row that differs without a reason, or has one and does not
 * differ.
 *
 * @param profiles which were asked
 */
export function reportContract(
  profiles: readonly ProfileResults[],
  reasons: Reasons,
): ContractReport {
  const problems = profiles.flatMap(({ results }) =>
    results.flatMap(({ name, request, differences }) => {
      const reason = reasons[name];
      if (differences.length === 0) {
        return reason === undefined ? [] : ['', `${name}: has a reason, and does not differ`];
      }
      if (reason !== undefined) return [];
      return ['', `${name}   (${request})`, ...differences.map((line) => `  ${line}`)];
    }),
  );
  const counts = profiles.map((profile) => countLine(profile, reasons));
  return {
    lines: [...problems, ...(problems.length > 0 ? [''] : []), ...counts],
    isPassed: problems.length === 0,
  };
}

function countLine({ profile, results, leftOut }: ProfileResults, reasons: Reasons): string {
  const differing = results.filter(({ differences }) => differences.length > 0);
  const withReason = differing.filter(({ name }) => reasons[name] !== undefined).length;
  const without = differing.length - withReason;
  const parts = [
    `${results.length - differing.length} the same`,
    ...(withReason > 0 ? [`${withReason} differ for a reason`] : []),
    ...(without > 0 ? [`${without} differ without a reason`] : []),
    ...(leftOut > 0 ? [`${leftOut} left out`] : []),
  ];
  return `${profile.padEnd(8)} ${parts.join(', ')}`;
}
