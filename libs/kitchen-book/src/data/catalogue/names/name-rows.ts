/**
 * Names by id in Hindi, Telugu and Hindi in Latin letters. The third is left out where people who write Hindi so
 * say the English name.
 */
export type NameRows = Readonly<
  Record<string, readonly [hindi: string, telugu: string, latinHindi?: string]>
>;
