/** Name of the chosen language in the browser's storage. */
export const LANGUAGE_KEY = 'thela.language';
