import { TODAY } from './days';
import { daysOfEvents, madeUpStall } from './made-up-stalls';

export const stalls = ([10, 100, 400] as const).map((length) => {
  const events = madeUpStall(length, TODAY);
  return { length, events, days: daysOfEvents(events) };
});
