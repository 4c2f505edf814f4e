import en from './errors.en.json' with { type: 'json' };
import ko from './errors.ko.json' with { type: 'json' };
import { type ErrorCode, errors } from './errors.ts';
import type { FieldCode } from './field-codes.ts';
import type { Language } from './language.ts';
import { waitingTime } from './time/waiting-time.ts';

type Words = { [key: string]: string | Words };

const words: Record<Language, Words> = { ko, en };

/**
 * The text of a refusal. It interprets the texts as i18next does in the browser: `{{name}}`, `{{name, number}}` and
 * `{{name, wait}}` are filled from `detail`, and `<key>_<reason>` is preferred to `<key>` if the detail has a reason.
 */
export function wordsOf(code: ErrorCode, language: Language, detail?: unknown): string {
  const { key } = errors[code];
  const values = typeof detail === 'object' && detail !== null ? (detail as Record<string, unknown>) : {};
  const sentence = find(language, `${key}_${values.reason}`) ?? find(language, key) ?? key;
  return fill(sentence, language, values);
}

/** The text for a field error. */
export function fieldWords(code: FieldCode, language: Language): string {
  return find(language, `fields.${code}`) ?? code;
}

function find(language: Language, key: string): string | undefined {
  const found = key
    .split('.')
    .reduce<string | Words | undefined>(
      (at, name) => (typeof at === 'object' ? at[name] : undefined),
      words[language],
    );
  return typeof found === 'string' ? found : undefined;
}

const parameter = /\{\{(\w+)(?:, (number|wait))?\}\}/g;

function fill(sentence: string, language: Language, values: Record<string, unknown>): string {
  return sentence.replace(parameter, (_, name: string, format: 'number' | 'wait' | undefined) => {
    const value = values[name] ?? '';
    if (typeof value !== 'number' || format === undefined) return String(value);
    return format === 'wait' ? waitingTime(value, language) : value.toLocaleString(language);
  });
}
