/**
 * Name of the symbol under which the page keeps the check that code of a release calls before it
 * imports more of itself. Part of the contract: releases of earlier builds look for it, too.
 */
export const FILE_GATE = 'thela.checkFiles';
