/**
 * Normalizes an address that a page may link to: https or http, without a password. `maru.example` gets
 * https. Undefined for anything else.
 */
export function readWebAddress(typed: string): string | undefined {
  const address = /^https?:\/\//i.test(typed) ? typed : `https://${typed}`;
  // Browsers would accept other forms, too, and drop line breaks.
  if (/[\s\\]/.test(typed) || /^https?:\/\/\//i.test(address)) return undefined;
  const read = URL.parse(address);
  const isHost = read?.hostname.includes('.') && read.username === '' && read.password === '';
  return isHost ? address : undefined;
}
