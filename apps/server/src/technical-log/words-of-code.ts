import { wordsOf } from '@maru/contract/error-words.ts';
import { type ErrorCode, errors } from '@maru/contract/errors.ts';
import type { Language } from '@maru/contract/language.ts';
import en from './happenings.en.json' with { type: 'json' };
import ko from './happenings.ko.json' with { type: 'json' };

const happenings: Record<Language, Readonly<Record<string, string>>> = { ko, en };

/** Replaces each detail by dots, because the log does not store the details of a refusal. */
const unknownDetails = new Proxy({}, { get: (_, name) => (name === 'reason' ? undefined : '…') });

/** A code in words. An unknown code, such as one of a former version, is shown as it is. */
export function wordsOfCode(code: string, language: Language): string {
  if (code in errors) return wordsOf(code as ErrorCode, language, unknownDetails);
  return happenings[language][code] ?? code;
}
