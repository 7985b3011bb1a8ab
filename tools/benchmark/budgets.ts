import type { Language } from '@thela/language/languages';
import type { SubjectName } from './subjects';
import type { Metric, Sample } from './results';

/** What the welcome may fetch before it is usable; `npm test` counts it, the benchmark measures it. */
export const welcomeBudget = {
  /** Of scripts, compressed: the aim. React alone has 63,000. */
  scriptBytes: 110_000,
  /** What they may be until that is reached. */
  scriptBytesNow: 115_600,
  requests: 20,
};

/** What a tool may fetch before it is usable on a new phone that opens it by its address. */
export const toolRequests = 30;

/** Largest cumulative layout shift of a page, while it loads and while a tool opens on it. */
export const shiftBudget = 0.02;

/**
 * What opening each tool may fetch in English: bytes of entry, scripts and styles, compressed; about one hundredth above what it
 * is, because the names of files alone make a difference of 100. What answers a question, and charts, come later.
 */
export const openingBudgets: Readonly<Record<string, number>> = {
  analytics: 22_300,
  profit: 29_500,
  'sous-chef': 27_200,
  strategy: 30_600,
  voice: 31_200,
  'zero-waste': 28_800,
};

/** Tools that may fetch files on a click: ECharts, the Vapi SDK and what understands a question are fetched on demand. */
export const toolsWithParts: readonly string[] = ['analytics', 'sous-chef', 'voice', 'zero-waste'];

/**
 * What a year of records, 73,000 events, may cost on a cheap phone until a screen is usable, against a stall's first day: more
 * would be felt as waiting for the past.
 */
export const recordsBudgets = {
  /** Profit with the figures of the records: reading, checking and folding all prices since. */
  profitRatio: 1.25,
  screenRatio: 1.3,
};

/** What 500 taps at ten a second may cost on a cheap phone, on the page of counting. */
export const tapBudgets = {
  /** What follows on a tap within 100 ms seems to follow at once. */
  shownMs: 60,
  longestTaskMs: 60,
};

/** The largest ratio of the composed site's medians to a single application's, row by row. */
export interface RatioBudget {
  readonly name: string;
  readonly against: Exclude<SubjectName, 'composed'>;
  readonly metrics: readonly Metric[];
  readonly cache: Sample['cache'];
  /** Both ways, and all languages, if left out. */
  readonly by?: Sample['by'];
  readonly language?: Language;
  readonly pages: 'welcome' | 'tools' | 'all';
  readonly atMost: number;
}

const times = ['firstPaint', 'largestPaint', 'usable', 'opened'] as const;

/** Each morning counts: a page that a phone has must be there sooner than that of a single application. */
const warm = {
  against: 'baseline',
  metrics: times,
  cache: 'warm',
  pages: 'all',
  atMost: 0.9,
} as const;

export const ratioBudgets: readonly RatioBudget[] = [
  {
    name: 'welcome: first and largest paint, cold',
    against: 'baseline',
    metrics: ['firstPaint', 'largestPaint'],
    cache: 'cold',
    pages: 'welcome',
    atMost: 0.6,
  },
  {
    name: 'welcome usable, cold',
    against: 'baseline',
    metrics: ['usable'],
    cache: 'cold',
    pages: 'welcome',
    atMost: 0.65,
  },
  {
    name: 'each tool usable by deep link, cold',
    against: 'baseline',
    metrics: ['usable'],
    cache: 'cold',
    pages: 'tools',
    atMost: 1.1,
  },
  {
    name: 'Profit and Analytics usable by deep link, cold',
    against: 'smallest',
    metrics: ['usable'],
    cache: 'cold',
    by: 'address',
    pages: 'tools',
    atMost: 1.6,
  },
  {
    name: 'tool opened from the welcome after 2 s idle',
    against: 'baseline',
    metrics: ['opened'],
    cache: 'cold',
    pages: 'tools',
    atMost: 1,
  },
  { ...warm, name: 'all times, warm', language: 'en-IN' },
  { ...warm, name: 'all times, warm, in Hindi', language: 'hi-IN' },
  {
    name: 'Profit usable by deep link, warm',
    against: 'floor',
    metrics: ['usable'],
    cache: 'warm',
    by: 'address',
    pages: 'tools',
    atMost: 1.45,
  },
  {
    name: 'all times, after a deploy of one tool',
    against: 'baseline',
    metrics: times,
    cache: 'deployed',
    pages: 'all',
    atMost: 1,
  },
];

/** Seconds from signing in on a new phone with weak 4G, whose account has a year of records. */
export const syncBudgets = {
  /** Usable within seconds: today's entries and the stall itself come first. */
  countedS: 10,
  /** 73,000 events in 2.8 MB, to be checked and stored; counting goes on meanwhile. */
  allS: 90,
};
