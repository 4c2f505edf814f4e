/** `/s/<id>/orders/<id>?q=…` → `/s/:id/orders/:id`: the page of an error, without what names somebody or opens something. */
export function pagePath(address: string): string {
  const [path = ''] = address.split(/[?#]/);
  return path
    .split('/')
    .map((part) => (/\d.*\d|^.{24,}$|%/.test(part) ? ':id' : part))
    .join('/');
}
