import { createHmac } from 'node:crypto';

/**
 * Hashes a person or a place for a counter. Keyed, so that nobody who reads the table can find out by trying whom a row
 * is about. `kind` separates a name and an address with the same text.
 */
export type HashSubject = (kind: 'account' | 'address' | 'device' | 'mail address', value: string) => string;

export function subjectHash(pepper: string): HashSubject {
  return (kind, value) => createHmac('sha256', pepper).update(`${kind}:${value}`).digest('base64url');
}
