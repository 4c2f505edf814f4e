import type { Language } from '@maru/contract/language.ts';

/** A time as mails write it. */
export function timeInSeoul(at: Date, language: Language): string {
  return at.toLocaleString(language, { dateStyle: 'long', timeStyle: 'short', timeZone: 'Asia/Seoul' });
}
