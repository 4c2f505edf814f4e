import { type Language, languages } from '@maru/contract/language.ts';

/** For the terminal, of which nobody knows who reads it: the sentence in Korean and in English, its `{{name}}` filled. */
export function inBothLanguages(
  words: Record<Language, string>,
  values: Record<string, string | number> = {},
  between = ' · ',
): string {
  return languages
    .map((language) =>
      words[language].replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? '')),
    )
    .join(between);
}
