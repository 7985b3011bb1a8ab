import type { IntentModel } from '../classifier';
import type { Intent } from '../intents';
import model from './voice.json';

/** Tells all intents apart; a lazy part of the voice assistant. */
export const voiceModel = model as IntentModel<Intent>;
