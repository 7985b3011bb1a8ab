import CircleCheck from 'lucide-react/icons/circle-check';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useWordsFor } from './auth-text';
import type { AuthText } from './auth-text';

/** A message about an attempt to sign in or up. */
export interface Notice {
  readonly tone: 'success' | 'error';
  readonly text: AuthText;
}

const styles = {
  success: { Icon: CircleCheck, variant: 'border-leaf/40 bg-white text-leaf' },
  error: {
    Icon: TriangleAlert,
    variant: 'border-chilli/40 bg-chilli-tint text-chilli',
  },
} as const;

/**
 * The result of the last attempt, above the form. Both live regions exist before they get a text:
 * only then do screen readers announce it.
 */
export function Banner({ notice }: { readonly notice: Notice | null }) {
  return (
    <>
      <div role="status">{notice?.tone === 'success' ? <Words notice={notice} /> : null}</div>
      <div role="alert">{notice?.tone === 'error' ? <Words notice={notice} /> : null}</div>
    </>
  );
}

function Words({ notice }: { readonly notice: Notice }) {
  const wordsFor = useWordsFor();
  const { Icon, variant } = styles[notice.tone];
  return (
    <p
      className={`mb-5 flex items-start gap-3 rounded-control border p-3 font-medium wrap-anywhere ${variant}`}
    >
      <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      {wordsFor(notice.text)}
    </p>
  );
}
