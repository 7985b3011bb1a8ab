import { hostConfig } from '@thela/federation/vite';

/** The least that React shows: what a first visit of a tool is measured against. */
export default hostConfig();
