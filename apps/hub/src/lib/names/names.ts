import type { Language } from '@maru/contract/language.ts';

/** What is named in the words of its store, and perhaps in English too. */
export type Named = { name: string; nameEn: string | null };

/** The name to show first: the English one to whoever reads English, where there is one. */
export function nameIn(language: Language, { name, nameEn }: Named): string {
  return (language === 'en' && nameEn?.trim()) || name;
}

/** The name to show beside it; null where there is no other. */
export function otherNameIn(language: Language, { name, nameEn }: Named): string | null {
  const english = nameEn?.trim() || name;
  if (english === name) return null;
  return language === 'en' ? name : english;
}
