import type { IntentModel } from '../classifier';
import type { KitchenIntent } from '../intents';
import model from './kitchen.json';

/** Tells apart what is said about food, and `other`; a lazy part of the tools for food. */
export const kitchenModel = model as IntentModel<KitchenIntent | 'other'>;
