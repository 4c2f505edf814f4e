import { createHmac } from 'node:crypto';
import { defaultCallingCode, parsePhone } from '@maru/contract/phone/phone-number.ts';
import { readPhone } from '@maru/contract/phone/read-phone.ts';
import type { Keys } from '#server/keys/open-keys.ts';
import { resealed, seal, unseal } from '#server/keys/seal.ts';

type CustomerKey = { storeId: string; customerId: string };

const labelOf = ({ storeId, customerId }: CustomerKey) => `customer:${storeId}:${customerId}`;

/** A typed number as E.164; undefined if it is no valid number. */
export function readCustomerPhone(typed: string): string | undefined {
  const read = readPhone(typed, defaultCallingCode);
  return read && parsePhone(read.callingCode, read.nationalDigits)?.e164;
}

/**
 * The hashes by which the whole number finds a customer: one for each key in use, the newest first. They differ from
 * store to store, so that nobody who reads the table sees which stores a person goes to.
 */
export function phoneHashes(keys: Keys, storeId: string, e164: string): [Buffer, ...Buffer[]] {
  const hashes = keys
    .secrets('customer-phone')
    .map((key) => createHmac('sha256', key).update(`${storeId}:${e164}`).digest());
  return hashes as [Buffer, ...Buffer[]];
}

export function sealPhone(keys: Keys, customer: CustomerKey, e164: string): Buffer {
  return seal(keys, labelOf(customer), e164);
}

export function openPhone(keys: Keys, customer: CustomerKey, sealed: Buffer): string {
  return unseal(keys, labelOf(customer), sealed);
}

/** Seals the number with the newest data key; undefined if it already is. */
export function resealedPhone(keys: Keys, customer: CustomerKey, sealed: Buffer): Buffer | undefined {
  return resealed(keys, labelOf(customer), sealed);
}
