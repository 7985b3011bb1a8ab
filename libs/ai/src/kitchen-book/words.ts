/** What reads the vendor's words in the kitchen book, for others who read them. */
export { amountsIn } from './amounts';
export { lexiconOf, mentionsIn, withoutMentions } from './match-words';
export type { Lexicon, Mention } from './match-words';
export { spokenWords } from './spoken-words';
export type { SpokenToken } from './spoken-words';
