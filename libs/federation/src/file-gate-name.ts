/**
 * Name of the global symbol whose value checks files: a release's code calls it before it imports a lazy
 * chunk. It must never change, because releases of earlier builds look it up, too.
 */
export const FILE_GATE = 'thela.checkFiles';
