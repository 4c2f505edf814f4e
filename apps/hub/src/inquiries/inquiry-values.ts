import {
  hasPhoneLength,
  isInquiryName,
  longestInquiry,
  longestInquiryEmail,
  longestInquiryName,
} from '@maru/contract/inquiries/inquiry-rules.ts';
import { isEmail } from '@maru/contract/users/email.ts';

/** What is typed into the form. */
export type InquiryValues = {
  name: string;
  email: string;
  phone: string;
  extension: string;
  content: string;
};

export const noValues: InquiryValues = { name: '', email: '', phone: '', extension: '', content: '' };

/**
 * Copied from the contract (`longestExtension`), because importing it would load the phone rules of every
 * country.
 */
const longestExtension = 20;

/** In user-perceived characters. */
export const longestOf = {
  name: longestInquiryName,
  email: longestInquiryEmail,
  extension: longestExtension,
  content: longestInquiry,
};

type Problem =
  | 'name.missing'
  | 'name.letters'
  | 'email.missing'
  | 'email.form'
  | 'phone.missing'
  | 'phone.length'
  | 'content.missing';

/** Problems that the page can detect; the server also knows which numbers exist. */
export function problemsOf({ name, email, phone, content }: InquiryValues) {
  return {
    name: nameProblem(name.trim().replaceAll(/ +/g, ' ')),
    email: email.trim() === '' ? 'email.missing' : isEmail(email.trim()) ? undefined : 'email.form',
    phone: phoneProblem(phone),
    extension: undefined,
    content: content.trim() === '' ? 'content.missing' : undefined,
  } satisfies Record<keyof InquiryValues, Problem | undefined>;
}

function nameProblem(name: string): Problem | undefined {
  if (name === '') return 'name.missing';
  return isInquiryName(name) ? undefined : 'name.letters';
}

/** Numbers with a country code are checked by the server. */
function phoneProblem(phone: string): Problem | undefined {
  const digits = phone.replaceAll(/\D/g, '');
  if (digits === '') return 'phone.missing';
  return phone.startsWith('+') || hasPhoneLength(digits) ? undefined : 'phone.length';
}

/**
 * Removes characters that do not belong to a phone number, also from pasted text. Accepts full-width digits.
 */
export function phoneText(typed: string): string {
  return typed
    .normalize('NFKC')
    .replaceAll(/[^\d+\- ]/g, '')
    .trimStart();
}
