import { Banner, failureNotice, useAttempt } from '@thela/session';
import { formatPhone } from '@thela/text';
import { RemovalQuestion } from '../removal-question';
import { useMessages } from './messages';
import type { Messages } from './messages';
import { emailWithout } from './person';
import type { Person, Way } from './person';
import type { SectionProps } from './section-props';
import { wayName } from './way-name';

export interface UnlinkWayProps extends SectionProps {
  readonly way: Way;
  readonly onKeep: () => void;
  /** Called after the way in is gone from the page, too. */
  readonly onRemoved: () => void;
}

/** Asks before a way in is removed, and says what follows. */
export function UnlinkWay({ person, server, notify, way, onKeep, onRemoved }: UnlinkWayProps) {
  const words = useMessages().ways;
  const { fault, isBusy, run } = useAttempt('profile');
  const name = wayName(way, words);
  const remove = async () => {
    if (!(await run(() => server.unlink(way.identity)))) return;
    notify.show({ kind: 'success', message: words.removed(name), urgency: 'polite' });
    onRemoved();
  };
  return (
    <RemovalQuestion
      question={words.ask(name)}
      text={consequenceOf(person, way, words)}
      keep={words.keep}
      action={isBusy ? words.removing : words.confirm}
      isBusy={isBusy}
      fault={<Banner notice={failureNotice(fault)} className="" />}
      onKeep={onKeep}
      onConfirm={() => void remove()}
    />
  );
}

function consequenceOf(person: Person, way: Way, words: Messages['ways']): string {
  if (way.provider === 'phone') return words.noSms(formatPhone(way.detail));
  const email = emailWithout(person, way);
  const first = way.provider === 'email' ? words.noPassword : words.noProvider(wayName(way, words));
  if (email === person.email) return first;
  return `${first} ${email === '' ? words.addressGone : words.addressBecomes(email)}`;
}
