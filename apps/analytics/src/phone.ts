/** ECharts' media query for charts on a phone. */
export const PHONE = { maxWidth: 420 };
