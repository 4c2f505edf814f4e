import { formatPhone } from '@maru/contract/phone/format-phone.ts';

/** `홍길동` → `홍*동`: still recognisable to someone who knows the person. */
export function maskName(name: string): string {
  const letters = [...name.trim()];
  if (letters.length <= 2) return `${letters[0] ?? ''}*`;
  return `${letters[0]}${'*'.repeat(letters.length - 2)}${letters.at(-1)}`;
}

/**
 * Takes E.164 or the number as typed: `+821012345678` → `010-****-5678`. Foreign numbers keep their last four digits.
 */
export function maskPhone(phone: string): string {
  const written = phone.startsWith('+82') ? formatPhone('82', phone.slice(3)) : phone;
  const groups = written.split('-');
  if (groups.length === 2) return `${groups[0]}-${stars(groups[1])}`;
  if (groups.length === 3) return `${groups[0]}-${stars(groups[1])}-${groups[2]}`;
  return written.replace(/\d(?=(?:\D*\d){4})/g, '*');
}

function stars(digits = ''): string {
  return '*'.repeat(digits.length);
}
