import { unmetRules } from './credentials';
import type { Messages } from './messages';

/**
 * Puts what is wrong with a field into words.
 *
 * @param fault as the checks of `credentials.ts` name it
 * @param password as it was typed, for the rules that it does not meet
 */
export function faultWords(
  fault: string | undefined,
  messages: Messages,
  password = '',
): string | undefined {
  if (fault === 'passwordUnmet') {
    return messages.passwordUnmet(unmetRules(password).map((rule) => messages.rules[rule]));
  }
  return isField(messages.fields, fault) ? messages.fields[fault] : undefined;
}

function isField(
  fields: Messages['fields'],
  name: string | undefined,
): name is keyof Messages['fields'] {
  return name !== undefined && Object.hasOwn(fields, name);
}
