/** Why something failed; nothing while there is no such text. */
export function FaultLine({ children }: { readonly children: string }) {
  if (children === '') return null;
  return (
    <p role="alert" className="mt-3 font-medium text-chilli">
      {children}
    </p>
  );
}
