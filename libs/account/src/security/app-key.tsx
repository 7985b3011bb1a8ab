import type { Notify } from '@thela/contract';
import { Button, copyText } from '@thela/ui';
import Copy from 'lucide-react/icons/copy';
import Smartphone from 'lucide-react/icons/smartphone';
import { focusOnMount } from '../focus-on-mount';
import { QrCode } from '../qr-code';
import { appLink, inGroups } from './app-secret';
import type { AppSecret } from './factors';
import { useMessages } from './messages';

export interface AppKeyProps {
  readonly secret: AppSecret;
  readonly notify: Notify;
}

export function AppKey({ secret, notify }: AppKeyProps) {
  const words = useMessages().setUp.app;
  const link = appLink(secret.uri);
  const copy = async () => {
    const isCopied = await copyText(secret.secret);
    notify.show({
      kind: isCopied ? 'success' : 'error',
      message: isCopied ? words.copied : words.copyFailed,
      urgency: isCopied ? 'polite' : 'assertive',
    });
  };
  return (
    <div className="grid justify-items-start gap-3">
      {/* The step before it is gone. */}
      <p ref={focusOnMount} tabIndex={-1} className="max-w-text outline-none">
        {words.scan}
      </p>
      {link === null ? null : (
        <>
          <a
            href={link}
            className="inline-flex min-h-12 w-full items-center justify-center gap-2 rounded-control border border-control bg-white px-5 py-2 font-semibold hover:bg-turmeric-tint sm:w-auto"
          >
            <Smartphone aria-hidden="true" className="size-5" />
            <span>{words.open}</span>
          </a>
          <p>{words.other}</p>
          <QrCode text={link} label={words.qr} />
        </>
      )}
      <p>{words.key}</p>
      <code className="w-full rounded-control border border-line bg-rice px-4 py-3 text-lg wrap-anywhere select-all">
        {inGroups(secret.secret)}
      </code>
      <Button variant="secondary" className="w-full sm:w-auto" onClick={() => void copy()}>
        <Copy aria-hidden="true" className="size-5" />
        <span>{words.copy}</span>
      </Button>
      <p className="max-w-text text-ink-soft">{words.secret}</p>
    </div>
  );
}
