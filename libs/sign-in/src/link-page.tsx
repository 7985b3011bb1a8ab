import { useStore } from '@thela/contract';
import { setsPassword } from '@thela/page';
import type { ChangeCallback, LinkCallback } from '@thela/page';
import {
  AuthRefusal,
  Banner,
  emailFault,
  failureNotice,
  useAttempt,
  useAuthMessages as useMessages,
  useWho,
} from '@thela/session';
import type { BackendError, LinkSession } from '@thela/session';
import { cleanAddress } from '@thela/text';
import { Button } from '@thela/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { AuthCard } from './auth-card';
import { leadOn, showCallback } from './show-callback';
import type { SignInState } from './sign-in-state';

export interface LinkPageProps {
  readonly link: LinkCallback;
  readonly app: SignInState;
  /** Called when the link is answered for. */
  readonly onEnd: () => void;
}

/**
 * Asks before a mail's link does anything. Its token is spent by the press alone, so programs that only open links, as mail
 * scanners do, use nothing up. Nobody is signed in before the page has said whose session it is, as the server knows it: a
 * stranger may have sent a link of their own.
 */
export default function LinkPage({ link, app, onEnd }: LinkPageProps) {
  const { account, toasts } = app;
  const messages = useMessages();
  const words = messages.link;
  const navigate = useNavigate();
  const now = useStore(account);
  const who = useWho(account, account.person);
  const [session, setSession] = useState<LinkSession | null>(null);
  const { isBusy, fault, run } = useAttempt('verifyCode');
  const isChange = link.type === 'email_change' && 'token_hash' in link.proof;
  const claimed = emailFault(link.email) === null ? cleanAddress(link.email).toLowerCase() : '';
  const owner = session?.user ?? (claimed ? { id: '', email: claimed, phone: '' } : null);
  const isOther =
    now.status === 'signed-in' &&
    now.user.id !== owner?.id &&
    (session !== null || now.user.email.toLowerCase() !== claimed);

  function end(tone: 'success' | 'error') {
    const isReset = setsPassword(link);
    const text = tone === 'success' ? 'signedIn' : isReset ? 'resetExpired' : 'linkExpired';
    onEnd();
    const ending = { notice: { tone, text }, message: messages.notices[text] } as const;
    leadOn(ending, isReset, account, toasts.notify, navigate);
  }

  /** Opens the link. @returns its session; `null` when it is answered for */
  async function open(): Promise<LinkSession | null> {
    const { error, session: opened } = await account.openLink(link);
    if (error !== null && !isOver(error)) throw new AuthRefusal(error);
    if (isChange) {
      opened?.discard();
      onEnd();
      showCallback(changeOf(error, opened), account, toasts.notify, navigate);
      return null;
    }
    if (opened === null) end('error');
    return opened;
  }

  const press = () =>
    run(async (signal) => {
      const opened = session ?? (await open());
      if (opened === null) return;
      // The person has left the question meanwhile.
      if (signal.aborted) return opened.discard();
      if (session === null && opened.user.email.toLowerCase() !== claimed)
        return setSession(opened);
      const { error } = await account.adopt(opened);
      if (error === null) return end('success');
      // Ended while its question was shown.
      if (isOver(error)) return end('error');
      setSession(opened);
      throw new AuthRefusal(error);
    });

  const ask = useEffectEvent(() => void run(async () => setSession(await open())));
  useEffect(() => {
    // Tokens were opened already: whose they are can be asked, as often as one likes.
    if ('access_token' in link.proof) ask();
  }, [link]);

  const heading = isChange ? words.newEmail : owner ? words.heading(masked(owner)) : words.unknown;
  const isNamed = owner !== null && !isChange;
  return (
    // Another question takes the focus, so that it is read out.
    <AuthCard key={heading} heading={heading} subtitle={words.text} takesFocus>
      <Banner notice={failureNotice(fault)} />
      {isOther && !isChange ? (
        <p className="mb-5 font-semibold wrap-anywhere">{words.replaces(who)}</p>
      ) : null}
      <div className="grid gap-3">
        <Button
          className="min-h-14 w-full text-lg"
          aria-disabled={isBusy}
          onClick={() => void press()}
        >
          {isBusy
            ? messages.reset.check.submitting
            : isNamed
              ? messages.signIn.submit
              : messages.reset.check.submit}
        </Button>
        <Button
          variant="secondary"
          onClick={() => {
            session?.discard();
            onEnd();
            void navigate('/', { replace: true });
          }}
        >
          {words.decline}
        </Button>
      </div>
    </AuthCard>
  );
}

/** Whether the auth server says that nothing can become of a link any more. */
function isOver({ code = '', name }: BackendError): boolean {
  const codes = ['otp_expired', 'bad_jwt', 'no_authorization', 'session_expired', 'user_not_found'];
  const isUsed = code.startsWith('refresh_token_');
  return isUsed || codes.includes(code) || name === 'AuthSessionMissingError';
}

function changeOf(error: BackendError | null, session: LinkSession | null): ChangeCallback {
  const from = { kind: 'address' } as const;
  if (error !== null) return { kind: 'error', code: 'otp_expired', from };
  return { kind: session === null ? 'message' : 'done', from };
}

/** `a…@b.in`: enough to know one's own account, too little to read a stranger's. */
function masked({ email, phone }: LinkSession['user']): string {
  const [name = '', host = ''] = email.split('@');
  return email === '' ? `…${phone.slice(-4)}` : `${[...name][0]}…@${host}`;
}
