import { modelLoader } from '@thela/understanding';

export const { fetchModel, guessesAt } = modelLoader(() =>
  import('@thela/understanding/voice-model').then(({ voiceModel }) => voiceModel),
);
