import { type Language, languages } from '@maru/contract/language.ts';

/**
 * For the terminal, where the reader's language is unknown: the sentence in Korean and English, with `{{name}}` filled
 * in.
 */
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
