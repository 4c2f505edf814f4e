/**
 * An address that a page may make a link of: https or http, no password in it. `maru.example` gets its https; undefined
 * where it is another kind of address, or none.
 */
export function readWebAddress(typed: string): string | undefined {
  const address = /^https?:\/\//i.test(typed) ? typed : `https://${typed}`;
  // A browser takes more than these for an address, and drops line breaks.
  if (/[\s\\]/.test(typed) || /^https?:\/\/\//i.test(address)) return undefined;
  const read = URL.parse(address);
  const isHost = read?.hostname.includes('.') && read.username === '' && read.password === '';
  return isHost ? address : undefined;
}
