import { siGithub, siGoogle } from 'simple-icons';
import type { Provider } from './auth-address';

const icons = { google: siGoogle, github: siGithub } as const;

export function ProviderIcon({ provider }: { readonly provider: Provider }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className="size-5 shrink-0 fill-current">
      <path d={icons[provider].path} />
    </svg>
  );
}
