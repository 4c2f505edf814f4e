import { fallbackLanguage, type Language, languages } from '@maru/contract/language.ts';

const storageKey = 'maru.language';

export function isLanguage(value: unknown): value is Language {
  return languages.includes(value as Language);
}

/** The language chosen on this device, if any. */
export function chosenLanguage(): Language | undefined {
  const stored = localStorage.getItem(storageKey);
  return isLanguage(stored) ? stored : undefined;
}

let spoken: Language | undefined;

/** The language of this page; sent as DEVICELANGUAGE. */
export function currentLanguage(): Language {
  return spoken ?? chosenLanguage() ?? fallbackLanguage;
}

/** Sets the language until the page is left; with `keep` also for later visits. */
export function speak(language: Language, { keep }: { keep: boolean }) {
  spoken = language;
  if (keep) localStorage.setItem(storageKey, language);
}
