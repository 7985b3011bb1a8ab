export { chosenLanguage } from './chosen-language';
export {
  beginDay,
  callsTo,
  createFakeShell,
  sampleBrand,
  sampleModel,
  spentAt,
} from './fake-shell';
export { installFakeVoice } from './fake-voice';
export { HEARD, installFakeSpeech } from './fake-speech';
export { ownDishes, ownStall } from './stalls/own-stall';
export { aYearOfDays } from './stalls/year-of-days';
export type { EntriesOfDay } from './stalls/entries-of-day';
export type { FakeShellOptions, ToolCalls } from './fake-shell';
