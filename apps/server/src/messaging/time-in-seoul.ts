import type { Language } from '@maru/contract/language.ts';

/** Formats a time in Seoul for mails, with date. */
export function timeInSeoul(at: Date, language: Language): string {
  return at.toLocaleString(language, { dateStyle: 'long', timeStyle: 'short', timeZone: 'Asia/Seoul' });
}
