import type { Inquiry } from './admin-inquiries.api.ts';
import type { InquiryWords } from './use-inquiry-words.ts';

/** The sender as rows of facts. */
export function askerFacts(
  { name, email, phone, extension }: Pick<Inquiry, 'name' | 'email' | 'phone' | 'extension'>,
  t: InquiryWords['t'],
) {
  return [
    { label: t('one.name'), value: name },
    { label: t('one.email'), value: email },
    { label: t('one.phone'), value: phone },
    ...(extension ? [{ label: t('one.extension'), value: extension }] : []),
  ];
}
