import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { codeDigits } from '@maru/contract/verification/verification.endpoints.ts';

/**
 * Keyed hashes for codes and numbers. A million codes or all numbers of a country can be tried quickly, so the hashes
 * need a key that the database does not hold in plain text.
 */
export function phoneSecrets(pepper: string) {
  const mac = (kind: string, value: string) =>
    createHmac('sha256', pepper).update(`${kind}:${value}`).digest();

  return {
    /** `id` of the verification salts the hash, so that equal codes look different. */
    hashCode: (id: string, code: string) => mac('phone code', `${id} ${code}`),
    isCode: (hash: Buffer, id: string, code: string) =>
      timingSafeEqual(hash, mac('phone code', `${id} ${code}`)),
    /** The rate-limit key of a number or its prefix. */
    subjectOf: (number: string) => mac('phone', number).toString('base64url'),
  };
}

export type PhoneSecrets = ReturnType<typeof phoneSecrets>;

export function newCode(): string {
  return String(randomInt(10 ** codeDigits)).padStart(codeDigits, '0');
}
