import { Button, SectionCard } from '@thela/ui';
import { useLayoutEffect, useRef, useState } from 'react';
import KeyRound from 'lucide-react/icons/key-round';
import Mail from 'lucide-react/icons/mail';
import Smartphone from 'lucide-react/icons/smartphone';
import { isProvider, providerNames } from '@thela/page';
import { Banner, failureNotice, ProviderIcon, useAttempt } from '@thela/session';
import { formatPhone } from '@thela/text';
import { LinkButtons } from './link-buttons';
import { useMessages } from './messages';
import type { SectionProps } from './section-props';
import type { Person, Way } from './person';
import { RemovalQuestion } from '../removal-question';
import type { Messages } from './messages';
import { emailWithout } from './person';

/** The ways in that the account has, and the providers that it could have. */
export function WaysSection(props: SectionProps) {
  const words = useMessages().ways;
  const { canLink, person } = props;
  const { ways } = person;
  const list = useRef<HTMLUListElement>(null);
  return (
    <SectionCard heading={words.heading}>
      {/* Takes the focus of a way in that is gone. */}
      <ul ref={list} tabIndex={-1} className="-mt-3 outline-none">
        {ways.map((way) => (
          <WayRow
            key={way.identity.identity_id}
            {...props}
            way={way}
            isKept={!canLink || ways.length === 1}
            onRemoved={() => list.current?.focus()}
          />
        ))}
      </ul>
      {canLink && ways.length > 1 ? null : (
        <p className="mt-3 text-ink-soft">{canLink ? words.only : words.byAddress}</p>
      )}
      {canLink ? <LinkButtons {...props} /> : null}
    </SectionCard>
  );
}

interface WayRowProps extends SectionProps {
  readonly way: Way;
  /** The last way in cannot be removed, and none where linking is off. */
  readonly isKept: boolean;
  readonly onRemoved: () => void;
}

/** One way in, and its removal. */
function WayRow({ isKept, ...props }: WayRowProps) {
  const { way } = props;
  const words = useMessages().ways;
  const [isAsking, setAsking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasAsking = useRef(false);
  useLayoutEffect(() => {
    if (wasAsking.current && !isAsking) button.current?.focus();
    wasAsking.current = isAsking;
  }, [isAsking]);
  const name = wayName(way, words);
  return (
    <li className="border-b border-line py-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <WayIcon provider={way.provider} />
        <div className="min-w-[min(60%,12rem)] flex-1">
          <p className="font-semibold">{name}</p>
          <p className="text-sm wrap-anywhere text-ink-soft">
            {way.provider === 'phone' ? formatPhone(way.detail) : way.detail}
          </p>
        </div>
        {isKept || isAsking ? null : (
          <Button
            ref={button}
            variant="secondary"
            aria-label={words.removeNamed(name)}
            onClick={() => setAsking(true)}
          >
            {words.remove}
          </Button>
        )}
      </div>
      {isAsking ? <UnlinkWay {...props} onKeep={() => setAsking(false)} /> : null}
    </li>
  );
}

const icons = { email: Mail, phone: Smartphone } as const;

function WayIcon({ provider }: { readonly provider: string }) {
  if (isProvider(provider)) return <ProviderIcon provider={provider} />;
  const Icon = provider === 'email' || provider === 'phone' ? icons[provider] : KeyRound;
  return <Icon aria-hidden="true" className="size-5 shrink-0" />;
}

interface UnlinkWayProps extends SectionProps {
  readonly way: Way;
  readonly onKeep: () => void;
  /** Called after the way in is gone from the page, too. */
  readonly onRemoved: () => void;
}

/** Asks before a way in is removed, and says what follows. */
function UnlinkWay({ person, server, notify, way, onKeep, onRemoved }: UnlinkWayProps) {
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

/** What a way in is called; a provider that we do not know has the name that the server gives it. */
function wayName({ provider }: Way, words: Messages['ways']): string {
  if (isProvider(provider)) return providerNames[provider];
  return provider === 'email' || provider === 'phone' ? words.provider[provider] : provider;
}
