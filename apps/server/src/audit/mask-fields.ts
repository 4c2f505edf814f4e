import { maskBusinessNumber, maskEmail, maskWithinText } from '@maru/contract/mask-within-text.ts';
import { maskName, maskPhone } from './mask.ts';

type Fields = Readonly<Record<string, unknown>>;

const hidden = () => '***';

/** Masks by field name. This is the only place that decides what is personal data. */
const masks: Readonly<Record<string, (value: string) => string>> = {
  ownerName: maskName,
  memberName: maskName,
  userName: maskName,
  customerName: maskName,
  username: maskEmail,
  email: maskEmail,
  newEmail: maskEmail,
  phone: maskPhone,
  newPhone: maskPhone,
  storePhone: maskPhone,
  phoneE164: maskPhone,
  cellphone: maskPhone,
  businessNumber: maskBusinessNumber,
  addressDetail: hidden,
  birthday: hidden,
  gender: hidden,
  // Memo about a store member: the trail records that it changed, not its text.
  memo: hidden,
  content: maskWithinText,
  reason: maskWithinText,
  note: maskWithinText,
  value: maskWithinText,
  receiptHeader: maskWithinText,
  receiptFooter: maskWithinText,
};

/** Secrets should never reach the trail; hide them if they do. */
const secret = /password|token|secret|hash/i;

/** Whether the field `name` of a record is the name of a store or of a person. */
export type Named = 'store' | 'person';

/** A copy without personal data. In a record that has a `username`, `name` is the name of a person. */
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
