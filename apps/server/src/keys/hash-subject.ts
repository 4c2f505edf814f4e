import { createHmac } from 'node:crypto';

/**
 * What is counted of a person or a place, as it stands in a table: keyed, so that nobody who reads the table finds by
 * trying whom it is about. `kind` keeps a name and an address that read alike apart.
 */
export type HashSubject = (kind: 'account' | 'address' | 'device' | 'mail address', value: string) => string;

export function subjectHash(pepper: string): HashSubject {
  return (kind, value) => createHmac('sha256', pepper).update(`${kind}:${value}`).digest('base64url');
}
