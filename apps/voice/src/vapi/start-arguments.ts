import type { Language, StallRole } from '@thela/contract';
import type { AssistantConfiguration, VapiSettings } from './assistant-configuration';

/**
 * What is filled in where the operator's own texts say `{{figures}}` or another of these names. An operator
 * relies on each: none may be renamed or left out.
 */
export interface CallVariables {
  readonly greeting: string;
  /** The language of the page when the call begins. */
  readonly language: Language;
  readonly role: StallRole;
  /** The name of the vendor's own stall; empty for the sample one. */
  readonly stall: string;
  /** What the model may say of the day, in sentences. */
  readonly figures: string;
  /** Food safety, the language of answers, and what the notes of the app mean. */
  readonly rules: string;
}

interface Overrides {
  readonly variableValues: CallVariables;
}

interface AssistantOverrides extends Overrides {
  readonly firstMessage: string;
}

export type StartArguments =
  | readonly [assistant: AssistantConfiguration]
  | readonly [assistantId: string, overrides: AssistantOverrides]
  | readonly [assistant: undefined, overrides: Overrides, squadId: string]
  | readonly [
      assistant: undefined,
      assistantOverrides: undefined,
      squad: undefined,
      workflowId: string,
      overrides: Overrides,
    ];

/**
 * Starts a call with what the operator keeps at Vapi. Its model, voice, transcriber and prompt stay as they are.
 *
 * Only an assistant gets its first message from here. A workflow cannot, and each member of a squad would greet
 * when its turn comes: there the operator places `{{greeting}}`.
 */
export function startSaved(
  { kind, id }: NonNullable<VapiSettings['saved']>,
  variableValues: CallVariables,
): StartArguments {
  switch (kind) {
    case 'assistant':
      return [id, { firstMessage: variableValues.greeting, variableValues }];
    case 'squad':
      // The SDK has no argument for the service's `squadOverrides`; all members share these values.
      return [undefined, { variableValues }, id];
    case 'workflow':
      return [undefined, undefined, undefined, id, { variableValues }];
  }
}
