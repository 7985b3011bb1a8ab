import CircleCheck from 'lucide-react/icons/circle-check';
import TriangleAlert from 'lucide-react/icons/triangle-alert';

export interface Notice {
  readonly tone: 'success' | 'error';
  readonly message: string;
}

const looks = {
  success: { Icon: CircleCheck, look: 'border-leaf/40 bg-white text-leaf', role: 'status' },
  error: {
    Icon: TriangleAlert,
    look: 'border-chilli/40 bg-chilli-tint text-chilli',
    role: 'alert',
  },
} as const;

/** What came of the last attempt, above the form. */
export function Banner({ notice }: { readonly notice: Notice | null }) {
  if (!notice) return null;
  const { Icon, look, role } = looks[notice.tone];
  return (
    <p
      role={role}
      className={`mb-5 flex items-start gap-3 rounded-control border p-3 font-medium wrap-anywhere ${look}`}
    >
      <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      {notice.message}
    </p>
  );
}
