export { Hero } from './hero';
export type { HeroProps } from './hero';
export type { HeroLine } from './hero-texts';
