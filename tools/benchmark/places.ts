import type { toolPlaces } from '../tool-places';

/** A tool as a person finds it. */
export type Place = (typeof toolPlaces)[number];

/** Where a visitor arrives. */
export const WELCOME = { page: 'welcome', path: '/', heading: 'Welcome to Thela' };
