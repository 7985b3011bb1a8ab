export { countsSchema } from './counts.ts';
export type { Counts, ReleaseHealth } from './counts.ts';
export { FAILURE_KINDS, reportSchema } from './report.ts';
export type { FailureKind, Report } from './report.ts';
