import type { Document } from '@maru/contract/content/document.ts';
import type { Language } from '@maru/contract/language.ts';

/** A value in the reader's language: English if there is an English one, else Korean. */
export type Read<T> = { lang: Language; value: T };

export function inLanguage<T>(language: Language, ko: T, en: T | null): Read<T> {
  return language === 'en' && en !== null ? { lang: 'en', value: en } : { lang: 'ko', value: ko };
}

export const titleIn = (language: Language, { title, titleEn }: { title: string; titleEn: string | null }) =>
  inLanguage(language, title, titleEn);

type WithText = { content: Document | null; contentEn: Document | null };
export const contentIn = (language: Language, { content, contentEn }: WithText) =>
  inLanguage(language, content, contentEn);
