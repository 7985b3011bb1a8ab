/** The product's sign: a cart under its awning. Decorative; the name stands beside it. */
export function Logo({ className = 'size-10' }: { readonly className?: string }) {
  return <img src="/favicon.svg" alt="" className={className} width="48" height="48" />;
}
