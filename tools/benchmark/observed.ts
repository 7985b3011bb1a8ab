/** Start and length, in ms since the page was asked for. */
type Span = [start: number, duration: number];

/** What `observer.js` notes down in a page. Times are in ms since the page was asked for, 0 is never. */
export interface Observed {
  firstPaint: number;
  largestPaint: number;
  /** Sum of all layout shifts that no input caused. */
  shift: number;
  longTasks: Span[];
  /** Frames that took 50 ms or longer. */
  longFrames: Span[];
  /** The latest click. */
  clickedAt: number;
  /** By the text of each heading that the page showed. */
  headings: Record<string, { visibleAt: number; usableAt: number }>;
  /** The first chart. */
  chartAt: number;
}
