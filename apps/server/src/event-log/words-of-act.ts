import type { Language } from '@maru/contract/language.ts';
import en from './acts.en.json' with { type: 'json' };
import ko from './acts.ko.json' with { type: 'json' };

const words: Record<Language, Readonly<Record<string, string>>> = { ko, en };

/** The label of an act. An act that only an earlier version had is shown by its name. */
export function wordsOfAct(act: string, language: Language): string {
  return words[language][act] ?? act;
}
