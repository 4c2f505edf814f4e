/** An address with parameters as the router's links take it. */
export function linkTo(address: string): { to: string; search?: Record<string, string> } {
  const [to = '', query] = address.split('?');
  return query ? { to, search: Object.fromEntries(new URLSearchParams(query)) } : { to };
}
