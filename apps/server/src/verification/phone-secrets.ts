import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { codeDigits } from '@maru/contract/verification/verification.endpoints.ts';

/**
 * What is kept of codes and numbers. A million codes, or all numbers of a country, are soon tried out: the hashes are
 * keyed, with a key that the database does not hold in the open.
 */
export function phoneSecrets(pepper: string) {
  const mac = (kind: string, value: string) =>
    createHmac('sha256', pepper).update(`${kind}:${value}`).digest();

  return {
    /** `id`: of the verification, so that one code in two rows looks different. */
    hashCode: (id: string, code: string) => mac('phone code', `${id} ${code}`),
    isCode: (hash: Buffer, id: string, code: string) =>
      timingSafeEqual(hash, mac('phone code', `${id} ${code}`)),
    /** What a number, or the beginning of one, is counted under. */
    subjectOf: (number: string) => mac('phone', number).toString('base64url'),
  };
}

export type PhoneSecrets = ReturnType<typeof phoneSecrets>;

export function newCode(): string {
  return String(randomInt(10 ** codeDigits)).padStart(codeDigits, '0');
}
