import { createHmac } from 'node:crypto';

/**
 * Hashes the subject of a counter. The hash is keyed, because a reader of the table could otherwise find out
 * whom a row is about by hashing likely values. `kind` gives equal texts of different kinds different hashes.
 */
export type HashSubject = (kind: 'account' | 'address' | 'device' | 'mail address', value: string) => string;

export function subjectHash(pepper: string): HashSubject {
  return (kind, value) => createHmac('sha256', pepper).update(`${kind}:${value}`).digest('base64url');
}
