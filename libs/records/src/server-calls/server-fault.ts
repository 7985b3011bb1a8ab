import { useAction } from '@thela/page';
import type { Action } from '@thela/page';
import { ServerError } from '../account/stall-server';
import type { ServerFault } from '../account/stall-server';
import { useMessages } from './messages';
import type { Messages } from './messages';

/** Returns the text for a person of whatever a call threw. */
export function useFaultText(): (error: unknown) => string {
  const messages = useMessages();
  return (error) => faultText(error instanceof ServerError ? error.fault : null, messages);
}

/** Whether the server takes a call only soon after a sign-in. */
export function isSignInDue(error: unknown): boolean {
  return error instanceof ServerError && error.fault === 'sign_in_again';
}

/** Something that a person does with the account, and why it failed, for a person, if it did. */
export function useServerAction(): Action<string> {
  return useAction(useFaultText());
}

function faultText(fault: ServerFault | null, messages: Messages): string {
  switch (fault) {
    case 'no_account':
      return messages.session;
    case 'network':
    case 'busy':
    case 'updating':
    case 'session':
    case 'too_many':
    case 'name_taken':
      return messages[fault];
    case 'owner_only':
    case 'not_a_member':
      return messages.owner;
    default:
      return messages.other;
  }
}
