export { countsSchema, vitalsSchema } from './counts.ts';
export type { ReleaseHealth, VitalCount, Vitals } from './counts.ts';
export { bucketOf, percentile } from './histogram.ts';
export { CONNECTIONS, FAILURE_KINDS, reportSchema, VITALS } from './report.ts';
export type { Connection, FailureKind, Report, Vital } from './report.ts';
