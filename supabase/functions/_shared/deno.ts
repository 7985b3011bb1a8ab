/** The part of Deno that the functions use. */
declare const Deno: {
  readonly env: { readonly toObject: () => Record<string, string> };
  readonly serve: (
    answer: (
      request: Request,
      info: { readonly remoteAddr: { readonly hostname?: string } },
    ) => Promise<Response>,
  ) => unknown;
};

export const environment = (): Record<string, string> => Deno.env.toObject();

/** Answers requests, each with the address of who connected. */
export function serve(answer: (request: Request, peer: string) => Promise<Response>): void {
  Deno.serve((request, { remoteAddr }) => answer(request, remoteAddr.hostname ?? 'unknown'));
}
