/** Splits an address with parameters into the props of the router's links. */
export function linkTo(address: string): { to: string; search?: Record<string, string> } {
  const [to = '', query] = address.split('?');
  return query ? { to, search: Object.fromEntries(new URLSearchParams(query)) } : { to };
}
