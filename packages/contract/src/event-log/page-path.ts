/**
 * Reduces an address to its page: `/s/<id>/orders/<id>?q=…` → `/s/:id/orders/:id`. Error reports must not
 * contain ids, secrets or names.
 */
export function pagePath(address: string): string {
  const [path = ''] = address.split(/[?#]/);
  return path
    .split('/')
    .map((part) => (/\d.*\d|^.{24,}$|%/.test(part) ? ':id' : part))
    .join('/');
}
