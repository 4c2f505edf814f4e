import { maskBusinessNumber, maskEmail, maskName, maskPhone, maskWithinText } from './mask.ts';

type Fields = Readonly<Record<string, unknown>>;

const hidden = () => '***';

/** What is personal, by the name of its field; the one place that says so. */
const masks: Readonly<Record<string, (value: string) => string>> = {
  ownerName: maskName,
  memberName: maskName,
  userName: maskName,
  username: maskEmail,
  email: maskEmail,
  phone: maskPhone,
  storePhone: maskPhone,
  phoneE164: maskPhone,
  cellphone: maskPhone,
  businessNumber: maskBusinessNumber,
  addressDetail: hidden,
  // Of a store's members alone: that it changed is kept, not what it says.
  memo: hidden,
  content: maskWithinText,
  reason: maskWithinText,
  note: maskWithinText,
  value: maskWithinText,
  receiptHeader: maskWithinText,
  receiptFooter: maskWithinText,
};

/** Never meant to come here; hidden if it does. */
const secret = /password|token|secret|hash/i;

/** Whose `name` a record holds. */
export type Named = 'store' | 'person';

/** A copy in which nobody is recognised. Where a username stands beside a `name`, that is a person's. */
export function maskFields(fields: Fields, of: Named = 'store'): Record<string, unknown> {
  const isPerson = of === 'person' || 'username' in fields;
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      masked(isPerson && name === 'name' ? 'userName' : name, value),
    ]),
  );
}

function masked(name: string, value: unknown): unknown {
  if (value === null || value === undefined || value === '') return value;
  if (secret.test(name)) return hidden();
  if (Array.isArray(value)) return value.map((each) => masked(name, each));
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'object') return maskFields(value as Fields);
  const mask = masks[name];
  return mask ? mask(String(value)) : value;
}
