import type { Language } from '@maru/contract/language.ts';
import en from './acts.en.json' with { type: 'json' };
import ko from './acts.ko.json' with { type: 'json' };

const words: Record<Language, Readonly<Record<string, string>>> = { ko, en };

/** What an act is called to people; an act of a former version that is gone keeps its name. */
export function wordsOfAct(act: string, language: Language): string {
  return words[language][act] ?? act;
}
