export interface AccountAddressProps {
  /** Address or number of the account; empty where there is none. */
  readonly email: string;
  /** What stands above it. */
  readonly name: string;
}

/** Who somebody is, below a name that anybody can choose. */
export function AccountAddress({ email, name }: AccountAddressProps) {
  if (email === '' || email === name) return null;
  return (
    <p translate="no" className="text-sm wrap-anywhere text-ink-soft">
      {email}
    </p>
  );
}
