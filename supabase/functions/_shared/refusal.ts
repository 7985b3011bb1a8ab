/** An error response in the provider's shape: `{error: {code, message, status}}`. */
export function refusal(
  code: number,
  status: string,
  message: string,
  headers: Readonly<Record<string, string>> = {},
): Response {
  return new Response(JSON.stringify({ error: { code, message, status } }), {
    status: code,
    headers: { 'Content-Type': 'application/json; charset=UTF-8', ...headers },
  });
}
