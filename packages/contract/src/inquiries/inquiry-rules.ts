/** Limits of docs/requirements.md, 5 and 9. */
export const longestInquiryName = 20;
export const longestInquiryEmail = 40;
export const fewestPhoneDigits = 8;
export const mostPhoneDigits = 11;
export const longestInquiry = 2_000;
export const longestAnswer = 5_000;
export const longestNote = 1_000;

/** Every inquiry is answered within this time. */
export const hoursToAnswer = 12;

const hour = 3_600_000;

export function answerDueAt(receivedAt: Date): Date {
  return new Date(receivedAt.getTime() + hoursToAnswer * hour);
}

/** Whether a name consists of Korean syllables or English letters, with single spaces between its parts. */
export function isInquiryName(name: string): boolean {
  return /^[가-힣A-Za-z]+(?: [가-힣A-Za-z]+)*$/.test(name.normalize('NFC'));
}

/** Whether a typed number without its country code has as many digits as an inquiry's phone needs. */
export function hasPhoneLength(digits: string): boolean {
  return digits.length >= fewestPhoneDigits && digits.length <= mostPhoneDigits;
}
