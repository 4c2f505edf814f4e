/** `hong@naver.com` → `ho***@naver.com`; text that is not an address is hidden completely. */
export function maskEmail(address: string): string {
  const [, local = '', domain = ''] = /^([^@]+)@(.+)$/.exec(address) ?? [];
  if (domain === '') return '***';
  return `${local.slice(0, local.length > 2 ? 2 : 1)}***@${domain}`;
}

/** `123-45-67890` → `123-45-*****`: keeps the tax office and the kind of business. */
export function maskBusinessNumber(number: string): string {
  return number.replace(/^(\d{3})-?(\d{2})-?\d{5}$/, '$1-$2-*****');
}

const withinText: readonly (readonly [RegExp, (found: string) => string])[] = [
  [/[\w.!#$%&'*+/=?^`{|}~-]+@[\w-]+(?:\.[\w-]+)+/g, maskEmail],
  [/\b\d{6}-?[1-8]\d{6}\b/g, () => '******-*******'],
  [/(?:\+82[-\s]?|\b0)\d{1,3}[-.\s]?\d{3,4}[-.\s]?\d{4}\b/g, (found) => hideMiddle(found)],
  [/\b\d{3}-\d{2}-\d{5}\b/g, maskBusinessNumber],
];

/** Masks addresses and numbers within free text. */
export function maskWithinText(text: string): string {
  return withinText.reduce((masked, [pattern, mask]) => masked.replace(pattern, mask), text);
}

/** Hides the digits between the first three and the last four, in any spelling. */
function hideMiddle(found: string): string {
  return found.replace(/\d(?=(?:\D*\d){4})/g, (digit, at: number) => (at < 3 ? digit : '*'));
}
