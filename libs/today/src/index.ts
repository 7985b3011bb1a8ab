export { Today, loadToday, useTodayLater } from './today-part';
export type { TodayProps } from './today-props';
