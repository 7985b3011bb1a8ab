import logo from './logo.svg';

/** The product's logo. Decorative: the name is beside it. */
export function Logo({ className = 'size-10' }: { readonly className?: string }) {
  return <img src={logo} alt="" className={className} width="48" height="48" />;
}
