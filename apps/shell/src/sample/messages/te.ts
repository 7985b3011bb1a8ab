import type { Messages } from './en';

export const messages = (): Messages => ({
  stall: 'నమూనా బండి',
  stays: 'ఇక్కడ నొక్కింది పేజీని మళ్లీ తెరిచే వరకే ఉంటుంది.',
});
