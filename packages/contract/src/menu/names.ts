import type { Language } from '../language.ts';

/** A name in the store's own language, with an optional English one. */
export type Named = { name: string; nameEn: string | null };

/** The name to show first: in English, if the page is English and there is one. */
export function nameIn(language: Language, { name, nameEn }: Named): string {
  return (language === 'en' && nameEn?.trim()) || name;
}

/** The second name, shown beside the first; null if there is no other. */
export function otherNameIn(language: Language, { name, nameEn }: Named): string | null {
  const english = nameEn?.trim() || name;
  if (english === name) return null;
  return language === 'en' ? name : english;
}
