import type { ReactNode } from 'react';

export function SidebarHeading({ children }: { readonly children: ReactNode }) {
  return <h2 className="mb-2 px-2 text-sm font-semibold text-on-tamarind/80">{children}</h2>;
}
