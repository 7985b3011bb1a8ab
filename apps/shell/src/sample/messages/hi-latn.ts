import type { Messages } from './en';

export const messages = (): Messages => ({
  stall: 'Namoone ka thela',
  stays: 'Yahan jo dabayenge, woh page dobara kholne tak rahega.',
});
