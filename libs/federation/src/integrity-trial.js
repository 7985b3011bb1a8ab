// Nothing imports this module: `preload-integrity.ts` preloads it with a wrong hash to see what the browser does.
export const isTrial = true;
