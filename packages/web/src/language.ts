import { fallbackLanguage, type Language, languages } from '@maru/contract/language.ts';

const storageKey = 'maru.language';

export function isLanguage(value: unknown): value is Language {
  return languages.includes(value as Language);
}

/** What was chosen on this device, if anything was. */
export function chosenLanguage(): Language | undefined {
  const stored = localStorage.getItem(storageKey);
  return isLanguage(stored) ? stored : undefined;
}

let spoken: Language | undefined;

/** The language of this page; goes out as DEVICELANGUAGE. */
export function currentLanguage(): Language {
  return spoken ?? chosenLanguage() ?? fallbackLanguage;
}

/** Speaks another language until the page is left, and with `keep` also on the next visit. */
export function speak(language: Language, { keep }: { keep: boolean }) {
  spoken = language;
  if (keep) localStorage.setItem(storageKey, language);
}
