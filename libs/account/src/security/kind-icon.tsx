import KeyRound from 'lucide-react/icons/key-round';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import QrCode from 'lucide-react/icons/qr-code';
import type { FactorKind } from '@thela/session';

const icons = { totp: QrCode, phone: MessageSquareText, webauthn: KeyRound } as const;

export function KindIcon({ kind }: { readonly kind: FactorKind }) {
  const Icon = icons[kind];
  return <Icon aria-hidden="true" className="size-6 shrink-0 text-flame" />;
}
